/** The text that replaces each character, from the characters of each text. */
const byCharacter = (charactersByText: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(charactersByText).flatMap(([text, characters]) =>
      [...characters].map((one) => [one, text] as const),
    ),
  );

/**
 * Words in place of emoji, by the first code point, because the rest is about skin colours and variants. They describe
 * the picture and don't interpret it. Other emoji become `emoji`.
 */
export const EMOJI_WORDS = byCharacter({
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
});

export const printableCopy = {
  emoji: 'emoji',
  otherScript: 'texto em outro alfabeto',
  symbol: 'símbolo',
} as const;

/** Characters outside the fonts, and their usual spelling with characters that the fonts have. */
export const SPELLINGS = byCharacter({
  l: 'ł',
  L: 'Ł',
  d: 'đ',
  D: 'Đ',
  h: 'ħ',
  H: 'Ħ',
  '-': '\u2010\u2011',
  '–': '\u2012',
  '—': '\u2015',
  "'": '′',
  '"': '″',
  '->': '→➡',
  '<-': '←⬅',
  '>=': '≥',
  '<=': '≤',
  '!=': '≠',
  '~': '≈',
  '•': '●○■▪◦',
  '*': '★☆',
  '[ok]': '✓✔',
  '[x]': '✗✘',
});
