# What is said of tables: who comes and goes, what they wait for, and why something cannot be done.

## Words

word-seedling = Broto
word-sapling = Muda
word-hazel = Aveleira
word-oak = Carvalho
word-elder = Ancião
word-druid = Aveleira

## Who plays

bot-name = { $level }
bot-name-numbered = { $level } { $number }
nobody-yet = lugar livre { $number }

## What the table waits for

waiting-open = A partida começa quando todos os lugares estiverem ocupados.
waiting-shuffle = { $count ->
    [one] A partida começa assim que { $seats } voltar: uma parte do embaralhamento está no navegador dessa pessoa.
   *[other] A partida começa assim que { $seats } voltarem: cada navegador guarda uma parte do embaralhamento.
}
waiting-closed = Esta mesa está fechada.
waiting-outdated = Esta mesa seguia regras mais antigas e não pode continuar.

table-set-up = Esta partida começa de uma posição montada, não de uma distribuição ao acaso. O dono da mesa pode saber o que está escondido.

## What happened at the table

news-sat = { $seat } entra na mesa.
news-sealed = O navegador de { $seat } participa do novo embaralhamento.
news-unsealed = O navegador de { $seat } ajudou a embaralhar: ninguém pôde escolher as cartas.
news-stood = O lugar { $number } está livre de novo.
news-placed = Lugar { $number }: { $level } vai jogar.
news-opened = O lugar { $number } está aberto de novo.
news-tookback = { $seat } desfaz sua última jogada.
news-rewound = { $seat } desfaz a jogada e tudo o que veio depois.
news-hinted = { $seat } pede uma dica.
news-agreed = { $by } aceitaria que um bot jogasse por { $seat }.
news-handed = { $level } joga por { $seat }, que pode voltar quando quiser.
news-returned = { $seat } está de volta.
news-left = { $seat } saiu da mesa; { $level } continua a jogar.
news-keyed = { $seat } deixa um programa jogar.
news-closed = A mesa está fechada.
news-rematched = Outra partida está pronta: cada um avança um lugar.

## Why something cannot be done

problem-malformed = Não foi possível entender este pedido.
problem-name = Um nome tem de 1 a 40 letras ou sinais visíveis.
problem-stranger = Diga primeiro o seu nome.
problem-origin = Este pedido vem de outra página.
problem-not-yours = Este lugar não é seu.
problem-not-owner = Só quem criou a mesa pode fazer isso.
problem-not-reserved = Este lugar está reservado para outra pessoa.
problem-no-hints = Nesta mesa não há dicas enquanto outras pessoas jogam.
problem-unknown = Página não encontrada, ou você não tem acesso a ela.
problem-method = Este endereço não aceita este tipo de pedido.
problem-not-json = O corpo deste pedido deve ser enviado como application/json.
problem-stale = Alguém jogou antes de você. A mesa foi atualizada.
problem-seat-taken = Já há alguém neste lugar.
problem-not-begun = A partida ainda não começou.
problem-begun = A partida já começou.
problem-shuffling = O embaralhamento já começou, e isto não pode mais ser mudado.
problem-not-sealed = Nem todos participaram do embaralhamento ainda.
problem-over = A partida terminou.
problem-not-over = Isso só está disponível depois que a partida terminar.
problem-unexplained = Nenhum bot jogou ainda.
problem-kept = Esta jogada não pode mais ser desfeita.
problem-tried = Você já jogou as cartas do dia.
problem-stand-in = Um bot ocupa agora este lugar, ou ele está livre.
problem-not-absent = Esta pessoa ainda não está ausente há tempo suficiente.
problem-outdated = Esta mesa seguia regras mais antigas e não pode continuar.
problem-damaged = A partida gravada desta mesa está danificada e não pode continuar. As outras mesas não foram afetadas.
problem-too-large = Este pedido é grande demais.
problem-refused = Isto não é permitido: { $reason }.
problem-learned = Esta jogada revela algo. Faça as outras escolhas depois.
problem-reused = Este move_id pertence a outra jogada.
problem-too-many = Pedidos demais; espere um pouco.
problem-bot-tables = Já há partidas demais só entre bots. Espere uma das suas terminar ou feche uma delas.
problem-hints-waiting = Você já está esperando dicas; elas chegam em instantes.
problem-broken = Algo deu errado do nosso lado; nada mudou.
problem-thoughtless = Os bots estão ocupados demais para pensar agora; tente de novo.
problem-unwritable = Nada pode ser gravado agora; nada mudou. Tente de novo.
