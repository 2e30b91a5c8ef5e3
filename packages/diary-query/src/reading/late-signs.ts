import { is, isWhole, type Sign } from './sign.ts';

/** "quantas vezes", "com que frequência", "qual o total de registros" */
const ASKS_HOW_OFTEN =
  /\bquant[oa]s (?:vez(?:es)?|registros?|entradas?|notas?|anotac\w+|humores|x|ocorrencias)\b|\bquanto (?:eu )?registrei\b|\bcom que frequencia\b|\bquant[oa]s (?:foram|foi|sao|desses|dessas|eu|ja|com|vezes|tem)\b|\b(?:foram|deu|teve|da|sao|fez) quant[oa]s\b|\b(?:foi|esta) mais$|\b(?:o |qual o )?(?:total|numero|quantidade) (?:de|dos|das) (?:registros|notas|vezes|entradas|anotac\w+)\b|\bnumeros? absolutos?\b|\bdados? suficientes?\b/;

/** "a última vez", "faz quanto tempo", "foi o último" */
const ASKS_FOR_LAST =
  /\b(?:a |o )?ultim[oa]s? (?:vez|dia|noite|que|q|zero|cinco|quatro|tres|nota|registro|foi|data)\b|\bultim[oa]$|\b(?:mais recente|faz quanto tempo|ha quanto tempo|tem quanto tempo|(?<!em )quanto tempo (?:faz|tem|que))\b|\bultim[oa] (?:foi )?quando\b|\be (?:a|o) ultim[oa]\b|\bfoi (?:a|o|meu|minha) ultim[oa]\b|\b(?:quando|data|qual)\b.{0,25}\bultim[oa]\b/;

/** "quando eu fui", "quando que foi no" */
const WHEN_DID_I =
  /\bquando (?:que )?(?:foi )?(?:que )?(?:eu )?(?:fui|tive|marquei|usei|bebi|corri|dei|vi|foi (?:o|a|no|na))\b/;

/** Before what does somebody good or harm. */
const ASKS_WHAT = '(?:o que|que|quem|quais|qual|coisas?|que coisas)';
const DOWN =
  '(?:faz(?:em|endo)? (?:mais )?mal|pes(?:a|ou|ava|am|ando|aram)|para baixo|derrub\\w+|atrapalh\\w+|(?:acab|destr|detona|arras|drena|suga|desgast|esgot|afeta|prejudic|sabot|ferr|fod|vilan)\\w*|me (?:quebr|mat|cans|estress|irrit|entristec|desanim|atras)\\w+|(?:me )?pior(?:a|am|ou|ando)|deix\\w+ (?:mais )?(?:\\w+ )?(?:\\w+ )?(?:mal|pior|triste|abatid[oa]|de mau humor|chatead[oa])|tem (?:me )?feito (?:mais )?mal|afund\\w+|puxando para baixo|estrag\\w+|me faz sofrer|(?:pesa|pesou|pesam) mais|mais pes\\w+|joga\\w* (?:la )?(?:para baixo|no chao)|bota\\w* para baixo|tira\\w* (?:a )?(?:paz|energia))';
const UP =
  '(?:(?:faz(?:em)?|fez|fizeram|fazia|fazendo) (?:mais )?(?:bem|melhor|feliz)|levant\\w+|anim(?:a|am|ou|ava)|salv(?:a|am|ou|aram|ava)|sustent\\w+|recarreg\\w+|aliv\\w+|acalm\\w+|favorec\\w+|contribu\\w+|alegr\\w+|deu (?:forca|gas)|da (?:forca|gas)|me (?:sobe|sobem|subiu)|joga\\w* para cima|bota\\w* para cima|(?:mais )?me ajuda(?:m|ram|va)?|ajudou mais|segur\\w+ a onda|para cima|me melhor(?:a|am|ou)|deix\\w+ (?:mais )?(?:\\w+ )?(?:\\w+ )?(?:bem|feliz|leve|melhor|animad[oa]|de bom humor|contente)|tem feito (?:mais )?bem|combina\\w* com (?:meus )?(?:dias|humor))';
/** That a tag is asked about for what it does. */
const GOODNESS =
  /\b(?:ajud\w+|atrapalh\w+|serv(?:e|em|iu|indo)|funciona\w*|resolv\w+|prejudic\w+|interfer\w+|fod\w+|zoa|proveito|bem ou|vira\w*|(?:estava|estou|tava|fico|ficava|to) (?:bem|mal|feliz|triste)|me deixa|estraga|entra(?:m)? (?:nessa|na)|pilha\w*|perceb\w+ (?:alguma )?diferenca|relacao|cansa|benefici\w+|favorec\w+|acab(?:a|am|ou|ando) com\w*|destr(?:oi|oem|uindo|uiu)|mat(?:a|am|ando|ou)|salv(?:a|am|ou|ando)|estrag\w+|me (?:sinto|deix\w+|faz\w*|fez)|para cima|para baixo|bem ou mal|mal ou bem|bo[am] ou (?:e )?ruim|ruim ou (?:e )?bo[am]|vantagem|faz(?:em|endo)? |fazem|melhor(?:es|ou|a|am)?|pior(?:es|ou|a|am)?|derrub\w+|cai|caem|cair|caiu|sobe|sobem|subiu|desce|aument\w+|diminu\w+|baix[oa]|influ\w+|culpa|ferra\w*|vilao|val(?:e|endo)|diferenca|muda|mexe|impact\w+|afeta\w*|efeito|rende|custa|adianta|presta|pes(?:a|ou)|(?:bo[am]|ruim) para mim|dor de cabeca|maior|menor|compens\w+|fico|fica|ficam|costum\w+|deixa|correlac\w+|relac(?:ao|iona\w*)|confirm\w+|tem a ver|verdade|lascou|levanta|anim\w+|faco|tudo assim)\b/;

/** Signs that hold where none of `early-signs.ts` does: the first that holds wins. */
export const LATE_SIGNS: readonly Sign[] = [
  [
    'count',
    (_words, rest, { tags, words, scores, before }) =>
      ASKS_HOW_OFTEN.test(rest) ||
      ((tags || words || scores || before !== null) &&
        /\bquant[oa]s\b(?! (?:dias?|noites?|anos|horas|manhas|tardes|domingos|sabados|pessoas|reais|minutos))/.test(
          rest,
        )) ||
      (words && /\bfalo muito\b/.test(rest)),
  ],
  is(
    'days',
    /\bquant[oa]s? (?:dias?|noites?|manhas|tardes|domingos|sabados)\b|\bdias distintos\b|\bdias (?:diferentes )?com registro\b/,
  ),
  ['last', (words, rest) => ASKS_FOR_LAST.test(rest) || WHEN_DID_I.test(words)],
  is(
    'share',
    /\b(?:porcent\w+|proporcao|percentu\w+|distribu\w+|que parte|fatia)\b|%|\bquant[oa]s de cada\b|\bmais dias? bo(?:m|ns) ou ruim|\bna maioria\b|\bquais foram\b.{0,12}\bnotas\b|\b(?:divisao|reparticao|quantidade de cada|todas as notas|cada nota|percentagem)\b/,
  ),
  isWhole('best', /\bqual d[oa]s (?:dois|duas)\b.*\bmelhor\b/, ({ before, tags }) => before !== null && !tags),
  isWhole('worst', /\bqual d[oa]s (?:dois|duas)\b.*\bpior\b/, ({ before, tags }) => before !== null && !tags),
  is(
    'best',
    /\b(?:melhor(?:es)?(?: dos?)? (?:dias?|nota|momento|humor|mes|semana)|dias? (?:que )?(?:\w+ ){0,2}(?:melhor(?:es)?|mais (?:leves?|feliz(?:es)?|alt[oa]s?|bons|bo[am]|alegres?|tranquil[oa]s?|animad[oa]s?|gostos[oa]s?|lind[oa]s?|legal|legais|massa|top|dahora|calm[oa]s?|iluminad[oa]s?|especial|especiais|suaves?|produtiv[oa]s?|daora|arretad[oa]|pai d egua|tri)(?! (?:do )?que))|(?:qual|quais)(?: \w+){0,3} (?:melhor(?:es)?(?:zinho)?(?= (?:dias?|notas?|momento|humor|mes|fase|d[eao]s?|em|n[ao]s?|entao|hoje|ess[ea]|ate|que eu|foi|ficou)\b|$)|mais (?:leves?|feliz(?:es)?|alt[oa]s?|bons|bo[am]|alegres?|tranquil[oa]s?|animad[oa]s?|gostos[oa]s?|lind[oa]s?|legal|legais|massa|top|dahora|calm[oa]s?|iluminad[oa]s?|especial|especiais|suaves?|produtiv[oa]s?|daora|arretad[oa]|pai d egua|tri))|(?:o|a|os|as) (?:melhor(?:es)?|melhorzinh[oa]|mais alt[oa]s?)(?:$| (?:qual|quando|entao|foi))|^(?:e )?(?:[oa]s? )?melhor(?:es|zinh[oa])?$|^e [oa]s? melhor(?:es)?\b|^(?:e )?[oa]s? mais (?:leve|feliz|alegre|tranquil[oa]|alt[oa]|legal|massa|top)s?\b|notas? mais altas?(?! que| do que)|(?:maior|maiores) notas?|pico|melhorzinh[oa]|mostra (?:o|a) mais alt[oa]|um dia bom)\b/,
  ),
  is(
    'worst',
    /\b(?:pior(?:es)?(?: dos?)? (?:dias?|nota|momento|humor|mes|semana)|dias? (?:que )?(?:\w+ )?pior(?:es)?|dias? (?:que )?(?:\w+ ){0,3}(?:mais (?:pesad[oa]s?|dificil|dificeis|baix[oa]s?|tristes?|ruim|ruins|fund[oa]|mal|zoad[oa]|tens[oa]s?|fei[oa]|horrive(?:l|is)|terrive(?:l|is)|pessim[oa]|lix[oa]|merda|bosta|punk|sofrid[oa]s?|complicad[oa]s?|chat[oa]s?|escur[oa]s?|sombri[oa]|tenebros[oa]|critic[oa]s?|dolorid[oa]|puxad[oa]s?|peba|paia|sinistr[oa]|trevos[oa]|cabulos[oa]|amarg[oa]|fodid[oa]|fod[ae]|cinzas?|estressantes?|cansativ[oa]s?)(?! (?:do )?que))|(?:qual|quais)(?: \w+){0,3} (?:o |a )?(?:pior(?:es)?(?= (?:dias?|notas?|momento|humor|mes|fase|d[eao]s?|em|n[ao]s?|entao|hoje|ess[ea]|ate|que eu|foi|ficou)\b|$)|mais (?:pesad[oa]s?|dificil|dificeis|baix[oa]s?|tristes?|ruim|ruins|fund[oa]|mal|zoad[oa]|tens[oa]s?|fei[oa]|horrive(?:l|is)|terrive(?:l|is)|pessim[oa]|lix[oa]|merda|bosta|punk|sofrid[oa]s?|complicad[oa]s?|chat[oa]s?|escur[oa]s?|sombri[oa]|tenebros[oa]|critic[oa]s?|dolorid[oa]|puxad[oa]s?|peba|paia|sinistr[oa]|trevos[oa]|cabulos[oa]|amarg[oa]|fodid[oa]|fod[ae]|cinzas?|estressantes?|cansativ[oa]s?))|(?:o|a|os|as) (?:pior(?:es)?|mais baix[oa]s?)(?:$| (?:qual|quando|entao|foi|dele|dela|de todas|de todos))|^(?:e )?(?:[oa]s? )?pior(?:es|zinh[oa])?$|^e [oa]s? pior(?:es)?\b|^(?:e )?[oa]s? mais (?:pesad[oa]|dificil|baix[oa]|triste|ruim|fundo|merda|bosta|lixo|fei[oa]|horrivel|tens[oa])s?\b|^(?:a|o) pior\b|notas? mais baixas?(?! que| do que)|(?:menor|menores) notas?|fundo do poco|pior dela)\b/,
  ),
  is(
    'worst',
    /\b(?:qual|quais) (?:\w+ ){0,3}dias? mais (?!(?:d[eao]s?|que|us\w+|frequent\w+|comu(?:m|ns)|recent\w+|antig\w+|long\w+|registr\w+|compl\w+|cheio|do que)\b)[a-z]{4,}\b/,
  ),
  isWhole(
    'sleep',
    /\b(?:meu sono|sono nos|sono (?:esta|ta|anda|foi|estava|melhorou|piorou)|(?:esta|ta|anda|foi|estava|vai|e|era|ficou) (?:o )?sono|dormido|noites? bem dormidas?(?= ou)|(?:ando|tenho|estou) dormi\w+|dormindo melhor|como (?:eu )?(?:que eu )?(?:durmo|dormi)|qualidade do (?:meu )?sono|minhas noites)\b/,
  ),
  [
    'weighs',
    (words, _rest, { tags }) =>
      !tags &&
      new RegExp(
        `\\b${ASKS_WHAT}\\b.{0,30}\\b${DOWN}\\b|\\bo que (?:mais )?me (?:faz|deixa) (?:mal|pior)|\\bpuxou .{0,12}para baixo\\b`,
      ).test(words),
  ],
  [
    'lifts',
    (words, _rest, { tags }) =>
      new RegExp(
        `\\b${ASKS_WHAT}\\b.{0,30}\\b${UP}\\b|\\betiquetas?\\b.{0,20}\\bmaior media\\b|\\bcostuma me levantar\\b`,
      ).test(words) && !tags,
  ],
  is(
    'average',
    /\b(?:medias?|em media|na media|quanto deu|deu (?:quanto|qual|quantos)|fic(?:o|ou|a|uei|am) (?:em )?quanto|da quanto|quanto (?:de|foi|fica|da)|nota (?:geral|final|media)|que nota (?:da|deu|dao|fica|sai|dava)|(?:deu|da|dao|dava|fica|ficou|sai) (?:que|qual|quanto de|a) nota|(?:da|dao) mais nota|nota (?:era|e|foi|fica|ficou|esta|estava|anda)(?! (?:no|na|em) )(?= (?:qual|quanto|como|baix\w+|alt\w+|boa|ruim|mais|menor|maior)\b|$)|(?:qual|como|quanto) (?:e|era|eram|fica|ficava|anda|andava|esta|estava) (?:a |as )?(?:minhas? )?notas?|com que media|que media|foi quanto|minhas? notas? (?:fica|ficam|e|eram?)|fica como)\b/,
  ),
  ['effect', (words, _rest, { tags }) => tags && GOODNESS.test(words)],
  is(
    'change',
    /\b(?:melhor(?:ei|ou|ando|ado|aram)|pior(?:ei|ou|ando|ado|aram)|subi(?:u|ram|ndo|r)?|desc(?:eu|eram|endo|e)|tendencias?|qual (?:foi |e |era )?a diferenca|mud(?:ei|ou|ando|ado)|ca(?:iu|i|indo|iram)|cresc(?:eu|eram)|desand\w+|evolu\w+|ladeira|compar\w+|contra|versus|ganhando|perdendo|em relacao|(?:melhor|pior|mais leve|mais pesad[oa])(?: \w+){0,2} (?:do )?que|melhor ou pior|pior ou melhor|(?:esta(?:va)?|estou|ando|fiquei|venho) (?:bem )?(?:melhor|pior)|antes e depois|um para o outro|uma contra a outra|foi (?:mais leve|melhor|pior)|aument(?:ou|aram|ando)|diminu(?:iu|iram|indo)|piora|melhora|regredi\w*|progress\w+|avanc\w+|recuper\w+|decai\w*|esta(?:va)? mais (?:leve|pesad[oa]))\b/,
  ),
  is(
    'average',
    /\b(?:fico como|como (?:eu )?fic\w+|fica como|ficam|costumo (?:estar|esta|ficar)|como (?:eu )?(?:estava|tava|estou|me sinto|ando|e que eu)|fico feliz|estou melhor|eu fico)\b/,
    ({ weekdays, words, parts, tags }) => weekdays || words || parts === 1 || tags,
  ),
  is(
    'list',
    /\bcomo (?:que )?(?:e que )?(?:eu )?(?:foi|fui|foram|estava|tava|estive|tive|fiquei|andei|passei|ando|estou|to|me senti|tenho estado|ficou|ta|esta|vai|anda|venho|e que eu|ficam)\b|\bo que (?:foi )?(?:que )?(?:eu )?(?:ja )?(?:tinha )?(?:escrev\w+|escrito|registrei|registrado|anotei|anotado|marquei|botei|rolou|aconteceu|coloquei)\b|\bque (?:eu )?(?:escrevi|anotei|marquei|registrei)\b|\b(?:me )?(?:mostra\w*|mostre|resum\w+|analis\w+|(?<!(?:a|na|da|nessa|essa|minha) )lista|apanhado|retrospecto|balanco)\b|\bque nota (?:eu )?(?:dei|coloquei|marquei|botei|tinha dado|dava)\b|\bcom que nota\b|\bqual (?:foi )?(?:a )?(?:minha )?nota\b|\bnota foi (?:qual|quanto)\b|\bestava como\b|\b(?:botei|escrevi|anotei|marquei|registrei|coloquei) o que\b|\bcomo (?:andou|andaram|andava|andavam|correu|correram|se saiu|transcorreu|passaram|seguiu|seguiram|seguem|segue|era|eram|tem sido|vem sendo|tem ido|tem andado)\b|\b(?:panorama|geral(?:zao)? (?:de|do|da)|visao geral|relatorio|recap\w*|me conta (?:do|da|de|como)|o que tem (?:em|no|na)|o que (?:tem|teve|ha|houve|consta|constava|rolou|aconteceu|foi))\b|\bfoi como\b|\bja (?:registrei|marquei|anotei|consta)\b|\baparece nas minhas notas?\b|\be como foi\b|\bo que eu fiz\b|\b(?:e|era|foi|saiu|estava) boa? ou ruim\b|\bhoje como (?:estou|to)\b|\bver meus registros\b/,
  ),
];
