/** A word without accents and capitals, as written. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '');

const isSoft = (letter: string | undefined): boolean => letter === 'e' || letter === 'i';
const isVowel = (letter: string): boolean => 'aeiou'.includes(letter);

/** The sound at a place, and how many letters write it. */
function soundAt(word: string, at: number): readonly [sound: string, letters: number] {
  const letter = word[at] ?? '';
  const next = word[at + 1] ?? '';
  const ends = next === '' || (!isVowel(next) && next !== '*');
  switch (letter) {
    case 'h':
      return at === 0 ? ['', 1] : ['h', 1];
    case 'p':
      return next === 'h' ? ['f', 2] : ['p', 1];
    case 's':
      if (next === 'h') return ['x', 2];
      return next === 'c' && isSoft(word[at + 2]) ? ['s', 2] : ['s', 1];
    case 'c':
      if (next === 'h') return ['x', 2];
      return next === 'k' ? ['k', 2] : [isSoft(next) ? 's' : 'k', 1];
    case 'g':
      if (next === 'u' && isSoft(word[at + 2])) return ['g', 2];
      return [isSoft(next) ? 'j' : 'g', 1];
    case 'q':
      if (next === 'u' && isSoft(word[at + 2])) return ['k', 2];
      return [next !== '' && 'aei'.includes(next) ? 'k' : 'q', 1];
    case 'l':
      return [ends && next !== 'h' && next !== 'l' ? 'u' : 'l', 1];
    case 'm':
      return [ends && next !== 'm' ? 'n' : 'm', 1];
    default:
      return [SAME_SOUND[letter] ?? letter, 1];
  }
}

const SAME_SOUND: Readonly<Record<string, string>> = { z: 's', y: 'i', w: 'v' };

/**
 * A plain word as it sounds: spellings that sound alike in Brazilian Portuguese fall together, so that
 * "kero" and "quero", "suissidio" and "suicídio" are one word. Doubled letters count once, but for rr.
 */
export function soundOf(word: string): string {
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    const [sound, letters] = soundAt(word, at);
    at += letters;
    const isDouble = sound !== '' && sounds.endsWith(sound) && sound >= 'a';
    const mayDouble = sound === 'r' && sounds.length > 1 && !sounds.endsWith('rr') && at < word.length;
    if (!isDouble || mayDouble) sounds += sound;
  }
  return sounds;
}

/** Any word as it sounds. Words of the lexicon and of the patterns are folded the same way. */
export const fold = (word: string): string => soundOf(plain(word));

/** Letters that digits and signs stand for inside a word ("m4t4r", "su1c1d1o", "m@tar"). */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The word with its digits read as letters, where it has both. */
export const unleet = (word: string): string =>
  /[a-z]/.test(word) && /[0-9@$]/.test(word) && !/^\d+[a-z]{1,3}\d*$/.test(word)
    ? word.replace(/[0-9@$]/g, (sign) => LEET[sign] ?? sign)
    : word;
