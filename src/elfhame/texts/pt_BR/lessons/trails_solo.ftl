# A lição de Fairy Trails para um só jogador.

title = Aprender Fairy Trails sozinho
about = As duas cores são suas. Nunca três cartas seguidas sem uma pedra.

step-1-title = Os dois povos são seus
step-1-say = Sozinho, você joga com as duas cores: 38 pedras, 19 de cada. Coloque todas antes que a pilha acabe.
step-1-do = Toque na sua primeira carta.
step-1-then = Não há cartas na mão: a cada vez, você compra uma carta da pilha e a coloca.

step-2-title = Três velas
step-2-say = Um caminho sem ponta aberta está fechado, e cada casa dele recebe uma pedra. Três cartas seguidas sem uma pedra, e a partida está perdida. As três velas contam as cartas sem pedra.
step-2-do = Coloque esta carta onde quiser.
step-2-then = Nenhuma pedra: a primeira vela se apaga. A primeira carta nunca coloca uma, pois os caminhos da carta inicial estão abertos dos quatro lados.

step-3-title = As duas cores contam
step-3-say = Qualquer cor serve, e uma só pedra acende as três velas de novo. Um número conta as casas que esperam atrás de uma ponta aberta; raios marcam a última ponta de um caminho.
step-3-do = Feche o caminho amarelo.
step-3-then = Duas pedras amarelas, e as três velas estão acesas de novo.
step-3-otherwise-pink = Uma pedra rosa: isso também salva você. O amarelo teria colocado duas.

step-4-title = A terceira carta
step-4-say = Esta é a sua terceira carta. Ela precisa colocar uma pedra, senão a partida acaba.
step-4-do = Encontre um lugar onde isso aconteça: um caminho que esta carta termine, com uma casa.
step-4-then = Você se salvou.
step-4-then-best = Você se salvou, e no melhor lugar da mesa: três pedras.
step-4-otherwise-lost = Nenhuma pedra: em uma partida de verdade, seria o fim. Procure um caminho que esta carta possa fechar.

step-5-title = Caminhos vazios não ajudam
step-5-say = Só uma pedra acende as velas de novo. Um caminho fechado sem casa, não.
step-5-do = Gire a carta para fechar o caminho rosa curto com uma casa.
step-5-then = Uma pedra, e as três velas estão acesas.
step-5-otherwise-empty = Fechado, mas sem pedra: a segunda vela se apaga.

step-6-title = Quando uma cor acaba
step-6-say = Todas as pedras rosa estão na mesa. Fechar um caminho rosa não rende mais nada, nem salva você.
step-6-do = Coloque uma pedra amarela.
step-6-then = Daqui em diante, só o amarelo conta.
step-6-otherwise-pink = Duas casas, mas não há mais pedras rosa. A segunda vela se apaga.

step-7-title = Uma carta de lado
step-7-say = Na partida mais fácil, você pode pôr uma carta de lado, uma única vez. Ela não conta como jogada.
step-7-do = Ponha esta carta de lado.
step-7-then = Nenhuma vela se apaga, e você tem uma carta nova. Foi a única vez.

step-8-title = Tenha sempre um caminho pronto
step-8-say = Bons jogadores mantêm um caminho com casa que uma só carta pode fechar.
step-8-do = Coloque a carta para que o caminho rosa da carta inicial fique com uma só ponta aberta.
step-8-then = Qualquer carta com uma ponta rosa sem saída vai fechá-lo. É a sua tábua de salvação.

step-9-title = A última casa
step-9-say = Faltam três pedras rosa, e esta é a terceira carta. Só um lugar da mesa salva você.
step-9-do = Feche o caminho rosa lá em cima.
step-9-then = Três casas: as 38 pedras estão na mesa. **Você venceu**, e as 22 cartas que sobraram na pilha são a sua pontuação.
step-9-otherwise-lost = Nenhuma pedra: perdido. Em uma partida de verdade, seria o fim. Procure a ponta rosa aberta lá em cima.

closing-title = Agora você sabe jogar sozinho.
closing-1 = Compre uma carta e coloque-a; as duas cores são suas.
closing-2 = Três cartas seguidas sem uma pedra, e acabou.
closing-3 = As cartas do dia esperam por você: uma tentativa, as mesmas para todos.
