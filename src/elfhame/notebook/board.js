// The board in the browser: draws what Python sends, and sends the number of the choice clicked on.

const MOST = 60;

/** The smallest named place at a point of the picture, or an empty name. */
function placeAt(spots, x, y) {
  const under = spots.filter(
    ([, left, top, width, height]) =>
      x >= left && x <= left + width && y >= top && y <= top + height,
  );
  under.sort((one, other) => one[3] * one[4] - other[3] * other[4]);
  return under.length ? under[0][0] : "";
}

/** The choices that mention these words, each as a whole word. */
function matching(choices, words) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(([, text, meaning]) => {
    const there = `${text} ${meaning}`.toLowerCase();
    return wanted.every((word) => there.includes(word));
  });
}

function element(name, className, parent) {
  const made = document.createElement(name);
  made.className = className;
  parent.append(made);
  return made;
}

function render({ model, el }) {
  el.classList.add("elfhame-board");
  const picture = element("div", "elfhame-picture", el);
  const side = element("div", "elfhame-side", el);
  const question = element("p", "elfhame-question", side);
  question.setAttribute("aria-live", "polite");
  const refusal = element("p", "elfhame-refusal", side);
  const filter = element("input", "elfhame-filter", side);
  filter.type = "search";
  filter.setAttribute("aria-label", "Part of a choice");
  const choices = element("div", "elfhame-choices", side);
  const events = element("ol", "elfhame-events", side);

  function list() {
    const found = matching(model.get("choices"), filter.value);
    choices.replaceChildren();
    for (const [number, text, meaning] of found.slice(0, MOST)) {
      const button = element("button", "elfhame-choice", choices);
      button.textContent = meaning;
      button.title = text;
      button.addEventListener("click", () => {
        filter.value = "";
        model.send({ action: number });
      });
    }
    if (found.length > MOST) {
      element("p", "elfhame-more", choices).textContent = `+ ${found.length - MOST}`;
    }
  }

  function draw() {
    picture.innerHTML = model.get("svg");
    question.textContent = model.get("question");
    refusal.textContent = model.get("refusal");
    filter.hidden = model.get("choices").length === 0;
    events.replaceChildren();
    for (const event of model.get("events")) {
      element("li", "elfhame-event", events).textContent = event;
    }
    list();
  }

  picture.addEventListener("click", (event) => {
    const svg = picture.querySelector("svg");
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(
      svg.getScreenCTM().inverse(),
    );
    const place = placeAt(model.get("spots"), at.x, at.y);
    const more = filter.value ? `${filter.value} ${place}` : place;
    filter.value = matching(model.get("choices"), more).length ? more : place;
    list();
  });
  filter.addEventListener("input", list);
  const names = ["svg", "question", "choices", "events", "refusal"];
  for (const name of names) model.on(`change:${name}`, draw);
  draw();
  return () => {
    for (const name of names) model.off(`change:${name}`, draw);
  };
}

export default { render };
