import type { Measure } from '../query/query.ts';

/** Expressions for each measure, against folded text without punctuation; the first that matches wins. */
const SIGNS: readonly (readonly [measure: Measure, expression: RegExp])[] = [
  ['last', /\bultima vez\b|\bquando foi que\b.*\bultim|\bfaz quanto tempo que\b|\bha quanto tempo\b/],
  ['streak', /\b(?:seguid[oa]s?|consecutiv[oa]s?|sequencia|sem falhar|sem pular|em sequencia)\b/],
  [
    'spread',
    /\b(?:vari(?:a|ou|ei|o|acao|aram|ando)|oscil\w+|est[aá]vel|instavel|desvio|altos e baixos|montanha russa|constante)\b/,
  ],
  [
    'share',
    /\b(?:porcent\w+|proporcao|distribui\w+|que parte|qual a? ?fatia)\b|\bquant[oa]s?\b.{0,24}\bnotas?\b.{0,12}\b(?:[0-5]|zero|um|dois|tres|quatro|cinco)\b|%/,
  ],
  ['tags', /\b(?:quais|que|qual)\b.{0,20}\b(?:tags?|marcador(?:es)?|etiquetas?)\b|\b(?:tags?|marcador(?:es)?) mais\b/],
  ['days', /\bquant[oa]s dias\b|\bem quantos dias\b/],
  ['count', /\bquant[oa]s (?:vezes|registros?|entradas?|notas|anotac\w+|humores|x)\b|\bquanto (?:eu )?registrei\b/],
  [
    'best',
    /\b(?:melhor(?:es)?(?: dos?)? (?:dias?|nota|momento|humor)|dias? (?:que )?(?:\w+ )?(?:melhor(?:es)?|mais (?:leves?|feliz(?:es)?|altos?|bons|bom))|(?:qual|quais)(?: \w+){0,3} (?:melhor(?:es)?|mais (?:leve|alt[oa]))|^(?:e )?(?:[oa]s? )?melhor(?:es|zinh[oa])?$|^e [oa]s? melhor(?:es)?\b|nota mais alta|maior nota|pico)\b/,
  ],
  [
    'worst',
    /\b(?:pior(?:es)?(?: dos?)? (?:dias?|nota|momento|humor)|dias? (?:que )?(?:\w+ )?(?:pior(?:es)?|mais (?:pesad[oa]s?|dificil|dificeis|baixos?|tristes?|ruim|ruins))|(?:qual|quais)(?: \w+){0,3} (?:pior(?:es)?|mais (?:baix[oa]|pesad[oa]))|^(?:e )?(?:[oa]s? )?pior(?:es|zinh[oa])?$|^e [oa]s? pior(?:es)?\b|nota mais baixa|menor nota|fundo do poco)\b/,
  ],
  [
    'average',
    /\b(?:medias?|em media|na media|quanto deu|deu quanto|fic(?:o|ou|a|uei) em quanto|nota (?:geral|final))\b/,
  ],
  [
    'list',
    /\bcomo (?:que )?(?:e que )?(?:eu )?(?:foi|fui|foram|estava|tava|estive|tive|fiquei|andei|passei|ando|estou|to|me senti|eu tava|ficou|ta|esta)\b|\bo que (?:que )?(?:eu )?(?:escrevi|registrei|anotei|marquei|rolou|aconteceu|tem)\b|\b(?:me )?(?:mostra|resum\w+|lista|conta)\b|\bque nota (?:eu )?(?:dei|coloquei|marquei|botei)\b|\bqual (?:foi )?(?:a )?(?:minha )?nota\b/,
  ],
];

/** What a folded text asks for; null if it names nothing. */
export const measureOf = (folded: string): Measure | null =>
  SIGNS.find(([, expression]) => expression.test(folded))?.[0] ?? null;
