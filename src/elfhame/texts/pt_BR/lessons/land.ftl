# A lição de Fairy Land.

title = Aprender Fairy Land
about = Ofereça as suas Fadas por animais e flores antes da volta do Rei.

step-1-title = Amanhecer
step-1-say = Animais e flores rendem pontos. Ao amanhecer, duas cartas novas vão para duas Clareiras diferentes.
step-1-do = Ponha o ogro e o cervo em Clareiras.
step-1-then = Goblins e ogros vão para onde há menos deles: não para a Clareira 3.
step-1-refusal-evil = A Clareira 3 já tem um goblin. O ogro vai para onde há menos criaturas más.
step-1-refusal-first = Primeiro o ogro: as criaturas más vêm antes das outras.

step-2-title = Quanto vale?
step-2-say = O número em um animal é o que marca quem tem a maioria dessa espécie. Moss e você têm dois esquilos cada.
step-2-do = Toque no animal que deixaria você na frente.
step-2-then = Três a dois: dez pontos, se continuar assim. Dois empatados marcam cinco cada.
step-2-otherwise-kind = Moss tem uma raposa: você só empataria, e uma flor não deixa na frente. Procure o animal que você já tem.

step-3-title = Explorar
step-3-say = De dia você faz uma coisa só. Explore, e todos podem oferecer Fadas; você, por último. A melhor mão no fim ganha aplausos: 3 pontos.
step-3-do = Explore a Clareira 1.
step-3-then = Moss oferece 4: é o valor das Fadas, não a quantidade. Cada um dá um lance só.

step-4-title = Oferecer e pagar
step-4-say = Ofereça mais, ou passe. O vencedor joga Fadas que valham pelo menos o lance.
step-4-do = Ofereça 5 e pague com a Fada 5.
step-4-then = As três cartas são suas. Só o vencedor paga. Depois vem o amanhecer de Moss, com duas cartas.
step-4-otherwise-more = Isso vale. Uma carta teria bastado, e as outras vão fazer falta.

step-5-title = O seu Brasão
step-5-say = As Fadas jogadas ficam na sua frente. Um Brasão traz todas de volta e ocupa o seu dia.
step-5-do = Jogue um Brasão.
step-5-then = As sete voltaram, e esse Brasão se foi. Com mais de dois jogadores, há só um.

step-6-title = Flores
step-6-say = Flores contam duas vezes. 2 a 5 de uma cor: 2, 5, 10, 15. 2 a 5 cores: 3, 6, 10, 15.
step-6-do = Toque na flor que renderia mais: amarela ou rosa.
step-6-then = Quarta amarela: de 5 para 10. Quarta cor: de 6 para 10. Nenhuma flor: −5.
step-6-otherwise-pink = A rosa leva as cores de 6 para 10. Uma quarta amarela leva o amarelo de 5 para 10, um ponto a mais.

step-7-title = Deixe passar
step-7-say = Quem tiver mais goblins no fim perde 2 pontos por cada um. Ninguém é obrigado a dar um lance.
step-7-do = Passe.
step-7-then = Moss tem uma tartaruga e dois goblins. Se todos passarem, as cartas saem do jogo.

step-8-title = O ogro
step-8-say = Um ogro ataca assim que você o ganha: ele leva dois animais ou flores seus.
step-8-do = Escolha duas cartas para ele.
step-8-then = Até as que você acabou de ganhar, mas nunca goblins, Fadas ou objetos.

step-9-title = A Rainha
step-9-say = Jogue Fadas na Corte da Rainha, olhe uma carta a menos que o valor delas e fique com uma.
step-9-do = Peça uma audiência com a Fada 4.
step-9-then = Você viu três; duas vão para o fundo do baralho. A sua, permanente, já funciona.
step-9-then-usable = Você viu três; duas vão para o fundo do baralho. A sua é de uso único: use-a uma vez, como ação de um dia.

step-10-title = Os Druidas
step-10-say = Os Druidas guardam nove cartas da Floresta. Funciona como na Corte da Rainha.
step-10-do = Visite os Druidas com a Fada 3 e fique com uma carta.
step-10-then = Fadas vão para a mão; um ogro ataca na hora.

step-11-title = Pôr do sol
step-11-say = Ao pôr do sol, toda Clareira com seis cartas é esvaziada: as cartas se perdem.
step-11-do = Ponha as duas cartas sem encher a Clareira 1.
step-11-then = Ainda dá para explorá-la: você hoje, ou Moss amanhã.
step-11-otherwise-six = Seis cartas: ao pôr do sol todas sumiriam, a não ser que alguém explore a Clareira antes.

step-12-title = A volta do Rei
step-12-say = O baralho da Floresta acabou: a partida termina. Vamos contar.
step-12-do = Toque nas quatro linhas.
step-12-tap-row-animals = Animais
step-12-tapped-row-animals = Urso 2, esquilo 10, tartaruga 4, e mais 3 por exatamente três tartarugas: você tem **19**. Raposa 8 e guaxinim 6: Moss tem **14**.
step-12-tap-row-flowers = Flores
step-12-tapped-row-flowers = Três da mesma cor, 5, e três cores, 6: você tem **11**. Duas da mesma cor, 4, e duas cores, 3: Moss tem **7**.
step-12-tap-row-goblins = Goblins
step-12-tapped-row-goblins = Moss tem a maioria dos goblins, três, e perde 2 pontos por cada um: **−6**. Os seus não custam nada.
step-12-tap-row-applause = Aplausos
step-12-tapped-row-applause = Vão para quem tem o maior total de Fadas ainda na mão. Moss tem 7, você tem 5: **3** para Moss.
step-12-then = Você **30**, Moss **18**. Você venceu.

closing-title = Agora você conhece Fairy Land.
closing-1 = Amanhecer: duas cartas em duas Clareiras.
closing-2 = Dia: explorar, Rainha, Druidas, ou usar um objeto.
closing-3 = Só quem deu o maior lance paga.
closing-4 = Um Brasão traz as suas Fadas de volta.
closing-5 = Maioria dos animais, muitas flores, poucos goblins.
