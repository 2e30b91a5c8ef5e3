import type { Measure, Query } from '../query/query.ts';

/** What a message names beside its measure. */
export type Named = {
  readonly tags: boolean;
  readonly words: boolean;
  readonly scores: boolean;
  readonly weekdays: boolean;
  readonly parts: number /** A weekday stands in the message, even if it means one day. */;
  readonly day: boolean /** What the question before was about. */;
  readonly before: Query | null;
};

const ASKS_WHAT = '(?:o que|que|quem|quais|qual|coisas?|que coisas)';
const DOWN =
  '(?:faz(?:em|endo)? (?:mais )?mal|pes(?:a|ou|ava|am|ando|aram)|para baixo|derrub\\w+|atrapalh\\w+|(?:me )?pior(?:a|am|ou|ando)|deix\\w+ (?:mais )?(?:mal|pior|triste)|afund\\w+|puxando para baixo|estrag\\w+|me faz sofrer)';
const UP =
  '(?:(?:faz(?:em)?|fez|fizeram|fazia|fazendo) (?:mais )?(?:bem|melhor|feliz)|levant\\w+|anim(?:a|am|ou)|(?:mais )?me ajuda(?:m|ram|va)?|ajudou mais|segur\\w+ a onda|para cima|me melhor(?:a|am|ou)|deix\\w+ (?:mais )?(?:bem|feliz|leve|melhor)|combina\\w* com (?:meus )?(?:dias|humor))';
/** That a tag is asked about for what it does. */
const GOODNESS =
  /\b(?:ajud\w+|atrapalh\w+|faz(?:em|endo)? |fazem|melhor(?:es)?|pior(?:es)?|derrub\w+|cai|caem|cair|caiu|sobe|sobem|subiu|desce|aument\w+|diminu\w+|baix[oa]|influ\w+|culpa|ferra\w*|vilao|val(?:e|endo)|diferenca|muda|mexe|impact\w+|afeta\w*|efeito|rende|custa|adianta|presta|pes(?:a|ou)|(?:bo[am]|ruim) para mim|dor de cabeca|maior|menor|compens\w+|fico|fica|ficam|costum\w+|deixa|correlac\w+|relac(?:ao|iona\w*)|confirm\w+|tem a ver|verdade|lascou|levanta|anim\w+|faco|tudo assim)\b/;

type Sign = readonly [measure: Measure, test: (words: string, rest: string, named: Named) => boolean];
const is =
  (expression: RegExp) =>
  (_words: string, rest: string): boolean =>
    expression.test(rest);
const isWhole =
  (expression: RegExp) =>
  (words: string): boolean =>
    expression.test(words);

/** Signs of each measure; the first that holds wins. */
const SIGNS: readonly Sign[] = [
  [
    'treatment',
    isWhole(
      /\b(?:respondi|coloquei|informei|marquei|botei)\b.{0,40}\b(?:remedios?|medicac\w+|medicamentos?|tratamentos?)\b.{0,30}(?:cadastro|comeco|inicio|entrada|questionario|entrei|respondi)?$|\bque remedio (?:eu )?(?:respondi|informei|coloquei no cadastro)\b/,
    ),
  ],
  [
    'phq9',
    isWhole(/\bphqs?(?: ?9)?\b|\b(?:questionario|teste|resultado|escala|pontuacao|rastreio)\b.{0,30}\bdepress\w+/),
  ],
  [
    'gad7',
    isWhole(/\bgads?(?: ?7)?\b|\b(?:questionario|teste|resultado|escala|pontuacao|rastreio)\b.{0,30}\bansiedade/),
  ],
  // The summary of a period tells both.
  ['list', isWhole(/\bmelhor e o pior dia|\bpior e o melhor dia/)],
  [
    'streak',
    is(
      /\b(?:seguid[oa]s?|consecutiv[oa]s?|sequencia|sem falhar|sem pular|em sequencia|ofensiva|sem furar|recordes?)\b/,
    ),
  ],
  ['change', isWhole(/\bantes e (?:um )?depois\b/)],
  [
    'change',
    (words, _rest, { tags }) =>
      !tags &&
      /\b(?:nota|media|humor)\b.{0,12}\b(?:melhorou|piorou|subiu|desceu|caiu|aumentou|diminuiu|mudou)\b/.test(words),
  ],
  [
    'spread',
    is(
      /\b(?:vari(?:a|ou|ei|o|acao|acoes|aram|ando|ancia|avel)|oscil\w+|estave(?:l|is)|instavel|desvio|altos e baixos|montanha russa|sobe e desce|constante|consistente|inconstante)\b/,
    ),
  ],
  [
    'parts',
    is(
      /\b(?:que|qual|em que|em qual|quais) (?:e )?(?:a |o )?(?:horas?|horarios?|periodo|turno|momento)s? (?:do|de|em|eu)\b|\bpartes? do dia\b|\bhoras? do dia\b|\bperiodo do dia\b|\bpor horario\b|\bhorario (?:por )?completo\b/,
    ),
  ],
  ['parts', (_words, rest, { parts }) => parts > 1 && /\b(?:ou|melhor|pior)\b/.test(rest)],
  [
    'weekdays',
    isWhole(
      /\bdias? da semana\b(?! (?:passad|retrasad|anterior|que vem|que pass|d[eao] ))|\b(?:em )?(?:que|qual) dia (?:eu |isso |elas? |e que |costumo )?(?:fico|sou|estou|costumo|mais|acontece|se concentr\w+|bebo|e pior|e melhor|tendo)\b|\bisso e sempre\b|\bacontece mais em que dia\b/,
    ),
  ],
  ['weekdays', (words, _rest, { day }) => day && /\b(?:meu|o meu|e o) (?:pior|melhor) dia\b(?! d)/.test(words)],
  [
    'tags',
    (words) =>
      !/\bultim[oa]s?\b/.test(words) &&
      /\b(?:quais|que|qual|com quais)\b.{0,25}\b(?:tags?|marcador(?:es)?|etiquetas?)\b(?!.{0,30}\b(?:media|melhor|bem|mal|pior)\b)|\b(?:tags?|marcador(?:es)?|etiquetas?) (?:que )?(?:eu )?mais\b|\b(?:quais|o que|que|qual)\b.{0,20}\bmais (?:us(?:o|ei|ava)|bot(?:o|ei)|marc(?:o|ei|ava)|aparec\w+|coloc(?:o|uei))\b|\btags? (?:esta|ta|tem|tinha) la\b/.test(
        words,
      ),
  ],
  [
    'first',
    isWhole(
      /\bprimeir[oa]s? (?:vez|registros?|sessao|corrida|nota|anotacao|entrada|marcac\w+|de todas)\b|\b(?:a|o) primeir[oa]$|\b(?:minha|foi a|foi o|meu|e o|e a) primeir[oa]\b(?! (?:quinz|semana|trimes|semes|\w+ que voce))|\bdesde (?:quando|que dia)\b|\bcomecei (?:aqui )?(?:quando|que dia)\b|\b(?:quando|em que dia|que dia|qual dia) (?:foi que |mesmo |que )?(?:eu )?(?:comecei|entrei|baixei|iniciei)\b/,
    ),
  ],
  ['share', is(/%|\bporcent\w+|\bpercentu\w+/)],
  [
    'count',
    (_words, rest, { tags, words, scores, before }) =>
      /\bquant[oa]s (?:vez(?:es)?|registros?|entradas?|notas?|anotac\w+|humores|x|ocorrencias)\b|\bquanto (?:eu )?registrei\b|\bcom que frequencia\b|\bquant[oa]s (?:foram|foi|sao|desses|dessas|eu|ja|com|vezes|tem)\b|\b(?:foram|deu|teve|da|sao|fez) quant[oa]s\b|\b(?:foi|esta) mais$|\bnumeros? absolutos?\b|\bdados? suficientes?\b/.test(
        rest,
      ) ||
      ((tags || words || scores || before !== null) &&
        /\bquant[oa]s\b(?! (?:dias?|noites?|anos|horas|manhas|tardes|domingos|sabados|pessoas|reais|minutos))/.test(
          rest,
        )) ||
      (words && /\bfalo muito\b/.test(rest)),
  ],
  [
    'days',
    is(
      /\bquant[oa]s? (?:dias?|noites?|manhas|tardes|domingos|sabados)\b|\bdias distintos\b|\bdias (?:diferentes )?com registro\b/,
    ),
  ],
  [
    'last',
    (words, rest) =>
      /\b(?:a |o )?ultim[oa]s? (?:vez|dia|noite|que|q|zero|cinco|quatro|tres|nota|registro|foi|data)\b|\bultim[oa]$|\b(?:mais recente|faz quanto tempo|ha quanto tempo|tem quanto tempo|(?<!em )quanto tempo (?:faz|tem|que))\b|\bultim[oa] (?:foi )?quando\b|\be (?:a|o) ultim[oa]\b|\bfoi (?:a|o|meu|minha) ultim[oa]\b|\b(?:quando|data|qual)\b.{0,25}\bultim[oa]\b/.test(
        rest,
      ) ||
      /\bquando (?:que )?(?:foi )?(?:que )?(?:eu )?(?:fui|tive|marquei|usei|bebi|corri|dei|vi|foi (?:o|a|no|na))\b/.test(
        words,
      ),
  ],
  [
    'share',
    is(
      /\b(?:porcent\w+|proporcao|percentu\w+|distribu\w+|que parte|fatia)\b|%|\bquant[oa]s de cada\b|\bmais dias? bo(?:m|ns) ou ruim|\bna maioria\b|\bquais foram\b.{0,12}\bnotas\b/,
    ),
  ],
  [
    'best',
    is(
      /\b(?:melhor(?:es)?(?: dos?)? (?:dias?|nota|momento|humor)|dias? (?:que )?(?:\w+ ){0,2}(?:melhor(?:es)?|mais (?:leves?|feliz(?:es)?|altos?|bons|bom))|(?:qual|quais)(?: \w+){0,3} (?:melhor(?:es)?(?:zinho)?(?= (?:dias?|notas?|momento|humor|mes|fase|d[eao]s?|em|n[ao]s?|entao|hoje|ess[ea]|ate|que eu|foi|ficou)\b|$)|mais (?:leve|alt[oa]))|(?:o|a|os|as) (?:melhor(?:es)?|melhorzinh[oa]|mais alt[oa]s?)(?:$| (?:qual|quando|entao|foi))|^(?:e )?(?:[oa]s? )?melhor(?:es|zinh[oa])?$|^e [oa]s? melhor(?:es)?\b|notas? mais altas?(?! que| do que)|(?:maior|maiores) notas?|pico|melhorzinh[oa]|mostra (?:o|a) mais alt[oa]|um dia bom)\b/,
    ),
  ],
  [
    'worst',
    is(
      /\b(?:pior(?:es)?(?: dos?)? (?:dias?|nota|momento|humor|mes)|dias? (?:que )?(?:\w+ )?pior(?:es)?|dias? (?:que )?(?:\w+ ){0,3}(?:mais (?:mal|pesad[oa]s?|dificil|dificeis|baixos?|tristes?|ruim|ruins|fundo))|(?:qual|quais)(?: \w+){0,3} (?:o |a )?(?:pior(?:es)?(?= (?:dias?|notas?|momento|humor|mes|fase|d[eao]s?|em|n[ao]s?|entao|hoje|ess[ea]|ate|que eu|foi|ficou)\b|$)|mais (?:baix[oa]|pesad[oa]|lixo|triste|dificil|merda))|(?:o|a|os|as) (?:pior(?:es)?|mais baix[oa]s?)(?:$| (?:qual|quando|entao|foi|dele|dela|de todas|de todos))|^(?:e )?(?:[oa]s? )?pior(?:es|zinh[oa])?$|^e [oa]s? pior(?:es)?\b|^(?:a|o) pior\b|notas? mais baixas?(?! que| do que)|(?:menor|menores) notas?|fundo do poco|pior dela)\b/,
    ),
  ],
  [
    'sleep',
    isWhole(
      /\b(?:meu sono|sono nos|sono (?:esta|ta|anda)|dormido|(?:ando|tenho|estou) dormi\w+|dormindo melhor|como (?:eu )?(?:que eu )?(?:durmo|dormi)|qualidade do (?:meu )?sono|minhas noites)\b/,
    ),
  ],
  [
    'weighs',
    (words, _rest, { tags }) =>
      !tags &&
      new RegExp(
        `\\b${ASKS_WHAT}\\b.{0,25}\\b${DOWN}\\b|\\bo que (?:mais )?me (?:faz|deixa) (?:mal|pior)|\\bpuxou .{0,12}para baixo\\b`,
      ).test(words),
  ],
  [
    'lifts',
    (words, _rest, { tags }) =>
      new RegExp(
        `\\b${ASKS_WHAT}\\b.{0,25}\\b${UP}\\b|\\betiquetas?\\b.{0,20}\\bmaior media\\b|\\bcostuma me levantar\\b`,
      ).test(words) && !tags,
  ],
  [
    'average',
    is(
      /\b(?:medias?|em media|na media|quanto deu|deu (?:quanto|qual|quantos)|fic(?:o|ou|a|uei|am) (?:em )?quanto|da quanto|quanto (?:de|foi|fica|da)|nota (?:geral|final|media)|foi quanto|minhas? notas? (?:fica|ficam|e|eram?)|fica como)\b/,
    ),
  ],
  ['effect', (words, _rest, { tags }) => tags && GOODNESS.test(words)],
  [
    'change',
    is(
      /\b(?:melhor(?:ei|ou|ando|ado|aram)|pior(?:ei|ou|ando|ado|aram)|subi(?:u|ram|ndo|r)?|desc(?:eu|eram|endo|e)|tendencias?|mud(?:ei|ou|ando|ado)|ca(?:iu|i|indo|iram)|cresc(?:eu|eram)|desand\w+|evolu\w+|ladeira|compar\w+|contra|versus|ganhando|perdendo|em relacao|(?:melhor|pior|mais leve|mais pesad[oa])(?: \w+){0,2} (?:do )?que|melhor ou pior|pior ou melhor|esta(?:va)? (?:melhor|pior)|antes e depois|um para o outro|uma contra a outra|foi (?:mais leve|melhor|pior)|esta(?:va)? mais (?:leve|pesad[oa]))\b/,
    ),
  ],
  [
    'average',
    (_words, rest, { weekdays, words, parts, tags }) =>
      (weekdays || words || parts === 1 || tags) &&
      /\b(?:fico como|como (?:eu )?fic\w+|fica como|ficam|costumo (?:estar|esta|ficar)|como (?:eu )?(?:estava|tava|estou|me sinto|ando|e que eu)|fico feliz|estou melhor|eu fico)\b/.test(
        rest,
      ),
  ],
  [
    'list',
    is(
      /\bcomo (?:que )?(?:e que )?(?:eu )?(?:foi|fui|foram|estava|tava|estive|tive|fiquei|andei|passei|ando|estou|to|me senti|tenho estado|ficou|ta|esta|vai|anda|venho|e que eu|ficam)\b|\bo que (?:foi )?(?:que )?(?:eu )?(?:ja )?(?:tinha )?(?:escrev\w+|escrito|registrei|registrado|anotei|anotado|marquei|botei|rolou|aconteceu|coloquei)\b|\bque (?:eu )?(?:escrevi|anotei|marquei|registrei)\b|\b(?:me )?(?:mostra|resum\w+|analis\w+|lista|apanhado|retrospecto|balanco)\b|\bque nota (?:eu )?(?:dei|coloquei|marquei|botei|tinha dado|dava)\b|\bcom que nota\b|\bqual (?:foi )?(?:a )?(?:minha )?nota\b|\bnota foi (?:qual|quanto)\b|\bestava como\b|\bfoi como\b|\bja (?:registrei|marquei|anotei|consta)\b|\baparece nas minhas notas?\b|\be como foi\b|\bo que eu fiz\b|\bver meus registros\b/,
    ),
  ],
];

/** What a message asks for. @param words the folded message. @param rest the same without its periods. */
export const measureOf = (words: string, rest: string, named: Named): Measure | null =>
  SIGNS.find(([, test]) => test(words, rest, named))?.[0] ?? null;
