/** Words people ask with, folded, and those the library writes with. */
const REWRITES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:meditar|meditacao|mindfulness)\b/g, 'atenção plena'],
  [/\b(?:vinho|cerveja|cachaca|bebida alcoolica|beber|bebo)\b/g, 'álcool'],
  [/\bburnout\b/g, 'burnout esgotamento'],
  [/\b(?:celular|tela|telas)\b/g, 'celular telas'],
  [/\b(?:academia|malhar|treino|treinar)\b/g, 'mexer corpo movimento'],
  [/\bamigos\b/g, 'amigos amizade'],
  [/\bdepre\b/g, 'depressão'],
];

/** A question in the words of the library, to look it up by. */
export const asLibraryWrites = (words: string): string =>
  REWRITES.reduce((text, [asked, written]) => text.replace(asked, written), words);
