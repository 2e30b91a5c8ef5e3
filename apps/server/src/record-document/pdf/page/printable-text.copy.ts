/** Words in place of emoji. They describe the picture and don't interpret it. Other emoji become `emoji`. */
const WORDS: Readonly<Record<string, string>> = {
  coração: '❤♥🧡💛💚💙💜🖤🤍🤎🩷💕💖💗',
  'coração partido': '💔',
  'rosto chorando': '😭😢🥲',
  'rosto triste': '😔😞🙁☹😟😣😥',
  'rosto sorrindo': '🙂😊☺😀😃😄😁😌',
  'rosto rindo': '😂🤣😆😅',
  'rosto com raiva': '😠😡🤬',
  'rosto com medo': '😨😰😱',
  'rosto cansado': '😩😫😮🥱',
  'rosto dormindo': '😴💤',
  'rosto com corações': '🥰😍',
  'mãos juntas': '🙏',
  'polegar para cima': '👍',
  'polegar para baixo': '👎',
  'braço forte': '💪',
  abraço: '🤗🫂',
  estrela: '⭐🌟✨',
  sol: '☀🌞',
  chuva: '🌧☔',
  praia: '🏖',
};

/** The word for an emoji by its first code point, because the rest is about skin colours and variants. */
export const EMOJI_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(WORDS).flatMap(([word, emoji]) => [...emoji].map((one) => [one, word] as const)),
);

export const printableCopy = {
  emoji: 'emoji',
  otherScript: 'texto em outro alfabeto',
  symbol: 'símbolo',
} as const;

/** Characters outside the fonts, and their usual spelling with characters that the fonts have. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['Ł', 'L'],
  ['đ', 'd'],
  ['Đ', 'D'],
  ['ħ', 'h'],
  ['Ħ', 'H'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u2012', '–'],
  ['\u2015', '—'],
  ['′', "'"],
  ['″', '"'],
  ['→', '->'],
  ['➡', '->'],
  ['←', '<-'],
  ['⬅', '<-'],
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '!='],
  ['≈', '~'],
  ['●', '•'],
  ['○', '•'],
  ['■', '•'],
  ['▪', '•'],
  ['◦', '•'],
  ['★', '*'],
  ['☆', '*'],
  ['✓', '[ok]'],
  ['✔', '[ok]'],
  ['✗', '[x]'],
  ['✘', '[x]'],
]);
