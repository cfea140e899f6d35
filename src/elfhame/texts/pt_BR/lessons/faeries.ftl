# A lição de Faeries & Magical Creatures.

title = Aprender Faeries & Magical Creatures
about = Ganhe a confiança de cinco povos e cultive um jardim para eles.

step-1-title = O jardim e os povos
step-1-say = Os pontos vêm de dois lugares: do seu jardim e dos cinco povos no meio.
step-1-do = Toque no jardim e em um dos povos.
step-1-then = Quem tiver mais pontos no fim vence. As cartas vêm depois.

step-2-title = Ganhar confiança
step-2-say = Quando age, você escolhe uma das cinco ações, e todos fazem o mesmo.
step-2-do = Escolha Ganhar confiança e ponha uma ficha com a Natureza.
step-2-then = Wren fez o mesmo. Depois Wren escolhe, e você segue.
step-2-otherwise-folk = Qualquer povo serve. Para esta lição, precisamos da Natureza.

step-3-title = A maioria
step-3-say = No fim, quem tem mais fichas com um povo marca um ponto por ficha ali, de qualquer cor.
step-3-do = Toque no que você marcaria: 10 ou 14.
step-3-then = Todas as catorze. Wren, em segundo, marca só as próprias quatro.
step-3-otherwise-ten = As fichas dos rivais também contam para você, se você tiver mais.

step-4-title = A primeira trilha
step-4-say = Toda peça tem dois lados: trilha e plantas. A primeira trilha precisa tocar a borda do jardim.
step-4-do = Coloque a peça reta, trilha para cima, na fileira iluminada. Depois ponha uma ficha.
step-4-then = Por que uma ficha? A trilha cobriu um símbolo de ficha.
step-4-refusal-edge = A primeira trilha precisa tocar a borda. Um quadrado basta.

step-5-title = Plantas querem uma trilha
step-5-say = Plantas podem ir a qualquer lugar, mas só pontuam ao lado de uma trilha: um ponto por quadrado.
step-5-do = Coloque o T, plantas para cima, logo abaixo da trilha.
step-5-then = Floresceu: 4 pontos no fim. A estrela coberta: 2 na hora.
step-5-otherwise-away = Ela precisa de uma trilha ao lado, borda com borda. Aqui ainda não vale nada.

step-6-title = Uma casa
step-6-say = O primeiro com dez fichas com um povo ganha a casa desse povo, para o jardim.
step-6-do = Ponha a sua décima ficha com a Natureza.
step-6-then = O povo da Natureza está de mudança. Para onde?

step-7-title = Ao lado das flores
step-7-say = Plantas ao lado de uma casa valem o dobro, uma só vez. Elas ainda precisam da trilha.
step-7-do = Ponha a casa ao lado das suas plantas.
step-7-then = O seu T agora vale 8. A casa fica, mesmo que fichas saiam.
step-7-otherwise-apart = Ali ela não dobra nada. Borda com borda com as plantas, por favor.

step-8-title = Fazer amizade
step-8-say = Fadas são cartas. Faça amizade com uma: ela vai para o descarte e depois chega à mão.
step-8-do = Escolha Fazer amizade e uma carta.
step-8-then = A que sobrou vai para o fundo do baralho, e vem uma nova oferta.

step-9-title = Chamar as fadas
step-9-say = Chame as fadas para ter cinco cartas na mão. Com a pilha vazia, embaralha-se o descarte.
step-9-do = Escolha Chamar as fadas, siga sem jogar carta e fique com a Lanterna de papel.
step-9-then = Cinco cartas na mão, até o Homem verde, seu amigo de antes.

step-10-title = Mão amiga, duas vezes
step-10-say = Mão amiga joga uma carta. Quando age, você pode jogar outra, antes ou depois.
step-10-do = Escolha Mão amiga e jogue duas cartas.
step-10-then = Duas cartas em um turno. Wren, que segue, joga uma.
step-10-otherwise-one = Só uma carta jogada. É você quem age: pode jogar mais uma, antes ou depois.

step-11-title = Seguir
step-11-say = Wren escolheu Cultivar o jardim. Se você pode, tem de fazer.
step-11-do = Coloque a peça, do lado que quiser.
step-11-then = Trilhas novas precisam tocar uma antiga, borda com borda. Peças nunca se sobrepõem.
step-11-refusal-path = Uma trilha nova precisa tocar uma antiga, borda com borda. Plantas podem ir a qualquer lugar.

step-12-title = A última noite
step-12-say = A noite acaba com a quinta casa, ou quando faltam fichas, peças ou cartas.
step-12-do = Ganhar confiança: ponha a décima ficha com as Feras, e a casa ao lado de plantas.
step-12-then = Todos terminam a ação, e então contamos: povos, plantas, casas, cartas.

closing-title = Agora você conhece Faeries.
closing-1 = Escolha uma ação; todos a fazem.
closing-2 = Quem age pode jogar uma carta extra.
closing-3 = Maioria com um povo: todas as fichas contam.
closing-4 = Plantas pontuam ao lado de uma trilha, o dobro ao lado de uma casa.
closing-5 = Dez fichas trazem uma casa.
