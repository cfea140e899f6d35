# The server image: builds the page and compiles the rules, but contains neither Node nor a compiler.

FROM node:22-slim AS page
WORKDIR /elfhame/client
COPY client/package.json client/package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY client/ ./
RUN npm run build

FROM python:3.13-slim AS build
# Any compiler version will do, and it doesn't end up in the final image.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /elfhame
COPY locks/server.txt locks/
RUN python -m venv /opt/elfhame \
    && /opt/elfhame/bin/pip install --no-cache-dir --require-hashes -r locks/server.txt
COPY . .
COPY --from=page /elfhame/src/elfhame/server/static src/elfhame/server/static
# The rules must compile; the page is already built.
RUN ELFHAME_NATIVE=1 ELFHAME_PAGE=0 /opt/elfhame/bin/pip install --no-cache-dir --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data elfhame \
    && install -d -o elfhame -g elfhame -m 700 /data
COPY --from=build /opt/elfhame /opt/elfhame
ENV PATH=/opt/elfhame/bin:$PATH \
    ELFHAME_DATA=/data \
    PYTHONUNBUFFERED=1
USER 10001
VOLUME /data
EXPOSE 8642
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8642/health')"]
ENTRYPOINT ["elfhame"]
CMD ["serve", "--host", "0.0.0.0"]
