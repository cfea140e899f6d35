# A lição de Fae.

title = Aprender Fae
about = Mova druidas em segredo e faça a sua cor pontuar.

step-1-title = Você é um espírito
step-1-say = Druidas de cinco cores vagam por esta terra. Uma dessas cores é sua, e só você sabe qual.
step-1-do = Toque na sua carta de espírito.
step-1-then = Você é o azul. Quando o azul pontua, você pontua. Os outros veem os pontos, mas não sabem de quem é a cor.

step-2-title = Mova um grupo
step-2-say = Na sua vez, você move todos os druidas de um espaço para um espaço vizinho que também tenha druidas.
step-2-do = Mova o druida azul de F5 para um espaço vizinho.
step-2-then = Eles agora andam juntos. Um grupo nunca se divide, e nunca se entra em um espaço vazio.

step-3-title = Qualquer cor serve
step-3-say = Você pode mover qualquer grupo, com ou sem azul. Na sua vez, é preciso mover; não dá para passar.
step-3-do = Mova um grupo sem azul.
step-3-then = Assim ninguém adivinha quem você é.
step-3-otherwise-blue = Isso também vale. Desta vez, escolha um grupo sem azul.

step-4-title = Rios e lagos
step-4-say = Rios são fáceis de atravessar. Lagos não: espaços separados só por um lago não são vizinhos.
step-4-do = Mova o druida de F5 para o outro lado de um rio.
step-4-then = G3 parece perto, mas há um lago no meio. Druidas não nadam.
step-4-otherwise-region = Essa é a mesma região, então não há rio. Tente G4, J1 ou J2.
step-4-refusal-lake = Há um lago entre esses espaços, e druidas não nadam. Tente G4, J1 ou J2.

step-5-title = Um ritual
step-5-say = Mais tarde na partida: quando um grupo fica sem vizinhos, ele realiza um ritual. Cada druida ali vale um ponto.
step-5-do = Junte estes três druidas.
step-5-then = Três druidas: **+3** para o azul e **+3** para o vermelho. Cada cor presente marca o total inteiro, não importa quantos druidas tenha.

step-6-title = Terreno abençoado
step-6-say = Cada ritual leva a próxima das doze cartas lá em cima. Ela abençoa um terreno: agora as **colinas**, que valem **1** ponto a mais.
step-6-do = Mova o druida preto para as colinas.
step-6-then = Três druidas e a bênção: **+4** para azul, amarelo e preto. Ao contrário, nas montanhas, teriam sido 3.
step-6-otherwise-mountains = Isso também é um ritual, mas as montanhas não estão abençoadas. Tente ao contrário.

step-7-title = Terreno amaldiçoado
step-7-say = A carta também amaldiçoa um terreno: agora são os **cogumelos**. Um ritual ali não vale nada, e os druidas desaparecem.
step-7-do = Nenhum destes quatro é seu. Mova o grupo de F5 para os cogumelos.
step-7-then = Quatro druidas a menos, nenhum ponto para vermelho ou roxo. Mesmo assim, a carta é sua e vale um ponto no fim, seja qual for o número dela.
step-7-otherwise-hills = Nas colinas abençoadas, vermelho e roxo marcaram 5 pontos cada. Tente os cogumelos.

step-8-title = As cinco cores
step-8-say = Se as cinco cores se encontram, cada cor com um só druida o perde, antes da contagem dos pontos.
step-8-do = Junte os dois grupos.
step-8-then = Amarelo, roxo e preto tinham um druida cada, e eles desaparecem. Ficam quatro: **+4** só para azul e vermelho.

step-9-title = Sete não saem do lugar
step-9-say = Sete druidas ou mais não podem mais sair dali. Outros ainda podem se juntar a eles.
step-9-do = Mova A5 para o grupo grande.
step-9-then = Agora são oito. Só F3 ainda está ao lado. Quando ele for embora, haverá um ritual.
step-9-refusal-seven = Sete já não podem sair dali. Mova A5.

step-10-title = Dois rituais de uma vez
step-10-say = Quem leva um grupo embora pode deixar outros sozinhos. Se houver dois rituais, você escolhe qual leva a próxima carta.
step-10-do = Leve F3 embora e depois escolha primeiro a floresta, E5.
step-10-then = E5 levou a carta de valor 2. J1 ficou com a próxima, que abençoa as montanhas: bom para o azul.
step-10-otherwise-order = A carta de valor 2 amaldiçoa as montanhas, e a próxima, a floresta. Todos desapareceram. Tente E5 primeiro.

step-11-title = Guarde o seu segredo
step-11-say = As duas duplas valem **3** para o azul. Uma delas conta a todos quem você é.
step-11-do = Realize o ritual que o azul compartilha.
step-11-then = Azul e roxo marcam 3. Qual deles é você? Em “Quem é quem?”, cada um anota seus palpites. O preço: o roxo também tem 3.
step-11-otherwise-alone = Só o azul marca 3. É bom para você, mas agora todos vão frear o azul.

step-12-title = Os espíritos aparecem
step-12-say = O décimo segundo ritual encerra a partida. A última carta abençoa todos os terrenos: **5** a mais.
step-12-do = Realize o último ritual.
step-12-then =
    Cinco druidas e 5: **+10** para azul, amarelo e vermelho.
    Agora os espíritos aparecem. O seu rival é o vermelho; ninguém tem as outras cores.
    Cada carta de ritual vale um ponto: azul 31 + 5, vermelho 29 + 7. **36 para cada um.**
    No empate, vence quem tem menos cartas. Você tem 5, o seu rival 7. **Você venceu.**

closing-title = Agora você conhece Fae.
closing-1 = Mova grupos inteiros para grupos vizinhos.
closing-2 = Um grupo isolado realiza um ritual.
closing-3 = Um ponto por druida, mais em terreno abençoado, nada em terreno amaldiçoado.
closing-4 = As cinco cores juntas: druidas solitários desaparecem.
closing-5 = Guarde a sua cor em segredo; cada carta vale um ponto.
