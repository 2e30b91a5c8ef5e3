/** Folded words that people use in questions, with the words the library uses for them. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:meditar|meditacao|mindfulness)\b/g, 'atenção plena'],
  [/\b(?:vinho|cerveja|cachaca|bebida alcoolica|beber|bebo)\b/g, 'álcool'],
  [/\bburnout\b/g, 'burnout esgotamento'],
  [/\b(?:celular|tela|telas)\b/g, 'celular telas'],
  [/\b(?:academia|malhar|treino|treinar)\b/g, 'mexer corpo movimento'],
  [/\bamigos\b/g, 'amigos amizade'],
  [/\bdepre\b/g, 'depressão'],
];

/** Rewrites a question with the library's words before a search. */
export const asLibraryWrites = (words: string): string =>
  REWRITES.reduce((text, [pattern, written]) => text.replace(pattern, written), words);
