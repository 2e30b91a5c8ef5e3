import { is, isWhole, type Sign } from './sign.ts';

/** Signs that hold before those of `late-signs.ts`: the first that holds wins. */
export const EARLY_SIGNS: readonly Sign[] = [
  isWhole(
    'treatment',
    /\b(?:respondi|coloquei|informei|marquei|botei)\b.{0,40}\b(?:remedios?|medicac\w+|medicamentos?|tratamentos?)\b.{0,30}(?:cadastro|comeco|inicio|entrada|questionario|entrei|respondi)?$|\bque remedio (?:eu )?(?:respondi|informei|coloquei no cadastro)\b/,
  ),
  isWhole(
    'phq9',
    /\bphqs?(?: ?9)?\b|\b(?:questionario|teste|resultado|escala|pontuacao|rastreio|triagem|formulario|avaliacao)s?\b.{0,30}\b(?:depress\w+|(?:das|de) (?:nove|9) (?:perguntas?|itens))|\b(?:deu|pontos|pontuacao|resultado)\b.{0,20}\bdepressao\b/,
  ),
  isWhole(
    'gad7',
    /\bgads?(?: ?7)?\b|\b(?:questionario|teste|resultado|escala|pontuacao|rastreio|triagem|formulario|avaliacao)s?\b.{0,30}\b(?:ansiedade|(?:das|de) (?:sete|7) (?:perguntas?|itens))|\b(?:deu|pontos|pontuacao|resultado)\b.{0,20}\bansiedade\b/,
  ),
  [
    'average',
    (words, _rest, { before }) =>
      before !== null &&
      /^(?:e )?(?:a |as |minhas? |qual )*(?:notas?|medias?)(?:$| (?:(?:n|d)?ess[ea]s|d[eao]s?|com|sem|quando)\b)/.test(
        words,
      ) &&
      !/\bmais (?:alt|baix)|\bnotas? \d/.test(words),
  ],
  isWhole(
    'average',
    /\b(?:costumo|tendo a|tenho tendencia|geralmente|normalmente) (?:\w+ ){0,2}notas?\b|\bque notas? (?:eu )?(?:costumo|dou|geralmente)\b/,
    ({ parts, weekdays, tags }) => parts === 1 || weekdays || tags,
  ),
  isWhole(
    'average',
    /\b(?:sao|e|costumam ser|tem sido) (?:\w+ )?(?:boas?|bons|bom|ruins?|ruim|leves?|pesad[oa]s?|tranquil[oa]s?)\b/,
    ({ weekdays, tags }) => weekdays && !tags,
  ),
  // "Quando durmo mal meu dia é pior?"
  isWhole(
    'effect',
    /\b(?:dias?|humor|notas?|semana|sono) (?:(?:me )?fic\w+|e|sao|vir\w+|foi|era|costum\w+ ser|piora\w*|melhora\w*)\b.{0,12}\b(?:melhor(?:es)?|pior(?:es)?|bo[am]|bons|boas|ruins?|ruim|mais \w+)\b/,
    ({ tags }, words) => tags && !/\b(?:qual|quais|que) (?:foi |e )?(?:o |os )?(?:meus? )?dias?\b/.test(words),
  ),
  isWhole(
    'share',
    /\bmais (?:dias? |notas? )?(?:bo[am]|bons|boas|altas?) (?:do )?(?:que|ou) (?:dias? |notas? )?(?:ruins?|ruim|baixas?)\b|\bmais (?:dias? )?(?:ruins?|ruim) (?:do )?(?:que|ou) (?:dias? )?(?:bons|bom|boas?)\b/,
  ),
  [
    'average',
    (words, _rest, { parts, weekdays, tags }) =>
      (parts === 1 || weekdays) &&
      !tags &&
      /\b(?:sou|fico|estou|me sinto|ando|acordo|amanheco)\b/.test(words) &&
      !/\bqual\b|\bque dia\b/.test(words),
  ],
  isWhole(
    'average',
    /\bcomo (?:costum\w+|sao|eram|vao|andam)\b/,
    ({ parts, weekdays, tags }) => parts === 1 || weekdays || tags,
  ),
  [
    'change',
    (words, _rest, { tags }) =>
      tags &&
      /\b(?:tenho|ando|estou|venho) (?:\w+ ){0,2}(?:mais|menos)\b/.test(words) &&
      !/\bfico|me sinto|feliz|triste\b/.test(words),
  ],
  isWhole(
    'lifts',
    /\b(?:o que|quais|que|qual)\b.{0,25}\b(?:deix\w+|torn\w+|faz\w*) (?:[oa]s? )?(?:meus? |minhas? )?(?:dias?|humor|semana|vida|notas?) (?:fic\w+ |ser(?:em)? )?(?:mais )?(?:melhor(?:es)?|leves?|bo[am]|bons|feliz(?:es)?)\b/,
    ({ tags }) => !tags,
  ),
  isWhole(
    'weighs',
    /\b(?:o que|quais|que|qual)\b.{0,25}\b(?:deix\w+|torn\w+|faz\w*) (?:[oa]s? )?(?:meus? |minhas? )?(?:dias?|humor|semana|vida|notas?) (?:fic\w+ |ser(?:em)? )?(?:mais )?(?:pior(?:es)?|pesad[oa]s?|ruins?|ruim|triste|dificil)\b/,
    ({ tags }) => !tags,
  ),
  isWhole('tags', /\bo que (?:e que )?(?:eu )?mais (?:faco|fazia|fiz)\b/),
  // "Por que eu tô mal?"
  isWhole(
    'weighs',
    /\b(?:por que|por qual motivo|qual (?:o|foi o) motivo|o que (?:esta|anda) (?:me )?(?:acontecendo|havendo|rolando))\b.{0,20}\b(?:ca(?:iu|i|indo)|pior(?:ei|ou|ando|aram)|(?:estou|ando|tenho (?:estado|andado)|fiquei|foi|estava|esteve|desandou) (?:tao |muito )?(?:mal|pior|ruim|triste|baix[oa]|para baixo))\b/,
    ({ tags, day }) => !tags && !day,
  ),
  // "Na última sessão, que nota dei?"
  isWhole(
    'last',
    /\b(?:n?a|n?o|d?a|d?o) ultim[oa] (?!(?:semana|mes|ano|fim|final|dias?|trimestre|semestre|quinzena|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b)\w+/,
    ({ tags }) => tags,
  ),
  // The summary of a period tells both.
  isWhole('list', /\bmelhor e o pior dia|\bpior e o melhor dia/),
  is(
    'streak',
    /\b(?:seguid[oa]s?|consecutiv[oa]s?|sequencia|sem falhar|sem pular|em sequencia|ofensiva|sem furar|recordes?|records?|sem parar de registrar|sem interrup\w+|sem falta|a fio|ininterrupt\w+|emendad[oa]s?)\b/,
  ),
  isWhole('change', /\bantes e (?:um )?depois\b/),
  isWhole(
    'change',
    /^(?:e )?(?:(?:qual|quem)(?: del[ae]s| d[oa]s (?:dois|duas))? (?:ganh|venc|perd)\w+|(?:ganh|venc|perd)\w+ (?:qual|quem))\b/,
    ({ before, tags }) => before !== null && !tags,
  ),
  isWhole(
    'change',
    /\b(?:nota|media|humor)\b.{0,12}\b(?:melhorou|piorou|subiu|desceu|caiu|aumentou|diminuiu|mudou)\b/,
    ({ tags }) => !tags,
  ),
  is(
    'spread',
    /\b(?:vari(?:a|ou|ei|o|acao|acoes|aram|ando|ancia|avel)|oscil\w+|estave(?:l|is)|instavel|desvio|altos? e baixos?|sobe e desce|montanha russa|bipolar|gangorra|inst[a]bilidade|estabilidade|regular|irregular|muda muito|mudo muito|equilibrad[oa]|sobe e desce|constante|consistente|inconstante)\b/,
  ),
  is(
    'parts',
    /\b(?:que|qual|em que|em qual|quais) (?:e )?(?:a |o )?(?:horas?|horarios?|periodo|turno|momento)s? (?:do|de|em|eu)\b|\bpartes? do dia\b|\bhoras? do dia\b|\bperiodo do dia\b|\bpor horario\b|\bhorario (?:por )?completo\b/,
  ),
  is('parts', /\b(?:ou|melhor|pior|compar\w+|diferenca|contra|versus|entre|do que)\b/, ({ parts }) => parts > 1),
  isWhole(
    'weekdays',
    /\bdias? da semana\b(?! (?:passad|retrasad|anterior|que vem|que pass|d[eao] ))|\b(?:em )?(?:que|qual) dia (?:eu |isso |elas? |e que |costumo )?(?:fico|sou|estou|costumo|mais|acontece|se concentr\w+|bebo|e pior|e melhor|tendo)\b|\bisso e sempre\b|\bacontece mais em que dia\b/,
  ),
  isWhole('weekdays', /\b(?:meu|o meu|e o) (?:pior|melhor) dia\b(?! d)/, ({ day }) => day),
  [
    'tags',
    (words) =>
      !/\bultim[oa]s?\b|\bmedias?\b/.test(words) &&
      /\b(?:quais|que|qual|com quais)\b.{0,25}\b(?:tags?|marcador(?:es)?|etiquetas?)\b(?!.{0,30}\b(?:media|melhor|bem|mal|pior)\b)|\b(?:tags?|marcador(?:es)?|etiquetas?) (?:que )?(?:eu )?mais\b|\b(?:quais|o que|que|qual)\b.{0,20}\bmais (?:us(?:o|ei|ava)|bot(?:o|ei)|marc(?:o|ei|ava)|aparec\w+|coloc(?:o|uei))\b|\btags? (?:esta|ta|tem|tinha) la\b/.test(
        words,
      ),
  ],
  isWhole(
    'first',
    /\bmais antig[oa]s?\b|\bquanto tempo\b.{0,12}\beu (?:uso|registro|anoto|estou aqui)\b|\b(?:a|o) primeir[oa]\b.*\b(?:quando|que dia|em que)\b|\bprimeir[oa]s? (?:vez|registros?|sessao|corrida|nota|anotacao|entrada|marcac\w+|de todas)\b|\b(?:a|o) primeir[oa]$|\b(?:minha|foi a|foi o|meu|e o|e a) primeir[oa]\b(?! (?:quinz|semana|trimes|semes|\w+ que voce))|\bdesde (?:quando|que dia)\b|\bcomecei (?:aqui )?(?:quando|que dia)\b|\b(?:quando|em que dia|que dia|qual dia) (?:foi que |mesmo |que )?(?:eu )?(?:comecei|entrei|baixei|iniciei)\b/,
  ),
  is('share', /%|\bporcent\w+|\bpercentu\w+/),
];
