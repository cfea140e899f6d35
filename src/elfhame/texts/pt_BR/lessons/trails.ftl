# A lição de Fairy Trails para dois.

title = Aprender Fairy Trails
about = Coloque cartas, feche os seus caminhos e ilumine primeiro as suas casas.

step-1-title = O rosa é seu
step-1-say = Você joga com os Elfos. Os caminhos rosa são seus, e também as casas com telhado de folhas. Você tem 19 pedras.
step-1-do = Toque na casa dos elfos.
step-1-then = Quando o caminho dela estiver fechado, uma pedra vem para cá. Coloque as 19 antes que os Gnomos coloquem as deles.

step-2-title = Coloque uma carta
step-2-say = Na sua vez, você coloca uma das suas duas cartas, lado a lado com uma carta da mesa. Cantos não contam.
step-2-do = Coloque uma das cartas em um lugar iluminado.
step-2-then = Você compra outra carta: cada vez começa com duas na mão. E a carta colocada não sai mais do lugar.

step-3-title = Toda carta encaixa
step-3-say = As duas cores cruzam cada borda nos mesmos pontos: toda carta encaixa em qualquer lugar, girada de qualquer jeito.
step-3-do = Toque nesta carta, gire-a até as casas ficarem em cima e coloque-a abaixo da carta inicial.
step-3-then = Os dois caminhos rosa agora são um só. Ele termina nesta ponta redonda.
step-3-otherwise-turn = Assim também encaixa. Desta vez, vire a casa para o caminho rosa.

step-4-title = Feche um caminho
step-4-say = Este caminho rosa só tem mais uma ponta aberta. Feche-a, e cada casa dele recebe uma pedra sua.
step-4-do = Coloque esta carta abaixo da carta inicial, com as casas em cima.
step-4-then = Fechado: três casas, três pedras. Faltam 16.
step-4-otherwise-turn = Fechado, com duas pedras. Virada para o outro lado, a casa da sua carta também entraria.

step-5-title = Pontas abertas
step-5-say = Um caminho só conta quando nada mais pode se juntar a ele. Com uma ponta aberta, as casas esperam.
step-5-do = Toque no caminho rosa que passa pela carta inicial.
step-5-then = Quatro pontas abertas. Cada uma precisa encontrar uma carta para o caminho fechar. Em outros caminhos, o número na ponta conta as casas que esperam.

step-6-title = Por cima e por baixo
step-6-say = Numa passagem subterrânea, dois caminhos da mesma cor se cruzam sem se encontrar. Cada um segue reto.
step-6-do = Coloque a passagem subterrânea no vão, com a casa no caminho da esquerda para a direita.
step-6-then = O caminho de baixo está fechado: três casas, três pedras. O que passa por cima continua.
step-6-otherwise-upright = Duas pedras. Nessa posição, a casa da carta fica no outro caminho, que continua aberto.

step-7-title = Sem casa, sem pedra
step-7-say = Um caminho fechado sem casa não rende nada.
step-7-do = Feche o caminho rosa curto aqui em cima, mas com uma casa nele.
step-7-then = Uma casa, uma pedra.
step-7-otherwise-empty = Fechado, mas vazio. Gire a carta para que a casa encontre o caminho.

step-8-title = Um presente
step-8-say = Os Gnomos precisavam do lugar da última carta deles, mas ela também fechou o seu caminho. No começo da sua vez, você colocou as suas pedras.
step-8-do = Coloque uma carta onde quiser.
step-8-then = Duas pedras de graça. Lembre-se disso quando a sua carta estiver prestes a fechar o caminho deles.

step-9-title = Uma encruzilhada para os Gnomos
step-9-say = O caminho amarelo tem duas casas e uma ponta aberta. Se fechar, os Gnomos colocam duas pedras.
step-9-do = Coloque ali uma carta que o deixe aberto.
step-9-then = Uma encruzilhada: três pontas abertas em vez de uma. Agora eles têm mais para fechar.
step-9-otherwise-closed = As pontas amarelas dela são todas sem saída. Você fechou o caminho para eles.

step-10-title = As últimas pedras
step-10-say = Faltam seis pedras. Uma carta fecha o grande caminho rosa.
step-10-do = Coloque a carta no lugar iluminado, ligando as duas pontas rosa.
step-10-then = Mais casas do que pedras: as suas últimas seis estão na mesa, na sua própria vez. **Você vence na hora.**

closing-title = Agora você conhece Fairy Trails.
closing-1 = Coloque uma carta, girada como quiser.
closing-2 = Feche um caminho rosa: uma pedra em cada casa dele.
closing-3 = Passagens subterrâneas seguem reto.
closing-4 = Fechar a outra cor é dar pedras de presente.
closing-5 = A última pedra vence na hora.
