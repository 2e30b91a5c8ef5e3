const NOT_ASCII = /[\u0080-\uffff]/;
/** Diacritics of Latin letters; \p{Mark} matches more, but is slower. */
const LATIN_MARKS = /[\u0300-\u036f]/g;
const MARKS = /\p{Mark}/gu;
/** From this length on, marks are removed before the text is normalised, which takes quadratic time for many in sequence. */
const LONG = 500;

/** Characters that nobody sees, such as a soft hyphen or a zero-width space. They come with pasted text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Full-width and mathematical letters. */
const STYLED = /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]+/gu;
/** A word that is divided at the end of a line. */
const DIVIDED = /-\r?\n(?=\p{Letter})/gu;

/** Removes accents, capitals, invisible characters and hyphens that divide a word. */
export function plain(text: string): string {
  const lower = (text.includes('-') ? text.replace(DIVIDED, '') : text).toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  const visible = lower.replace(INVISIBLE, '').replace(STYLED, (styled) => styled.normalize('NFKC').toLowerCase());
  const letters = visible.length < LONG ? visible : visible.replace(MARKS, '');
  const bare = letters.normalize('NFD').replace(LATIN_MARKS, '');
  return NOT_ASCII.test(bare) ? bare.replace(MARKS, '') : bare;
}

/** Codes of the letters whose sound depends on their neighbours. */
const CODES = { a: 97, c: 99, e: 101, f: 102, g: 103, h: 104, i: 105, j: 106, k: 107, l: 108, m: 109, n: 110 } as const;
const MORE = { o: 111, p: 112, q: 113, r: 114, s: 115, u: 117, v: 118, w: 119, x: 120, y: 121, z: 122 } as const;
const { a: A, c: C, e: E, f: F, g: G, h: H, i: I, j: J, k: K, l: L, m: M, n: N } = CODES;
const { o: O, p: P, q: Q, r: R, s: S, u: U, v: V, w: W, x: X, y: Y, z: Z } = MORE;
const STAR = 42;

/** Means the end of the word, or a silent letter; no letter has this code. */
const NOTHING = 0;
/** Added to a sound that is written with two letters. */
const TWO = 1 << 16;

const isSoft = (letter: number): boolean => letter === E || letter === I;
const isVowelOrStar = (letter: number): boolean =>
  letter === A || letter === E || letter === I || letter === O || letter === U || letter === STAR;

/** Sound of the letters at a position; NOTHING for an h at the start. */
function soundAt(letter: number, next: number, third: number, isStart: boolean): number {
  switch (letter) {
    case H:
      return isStart ? NOTHING : H;
    case P:
      return next === H ? F + TWO : P;
    case S:
      if (next === H) return X + TWO;
      return next === C && isSoft(third) ? S + TWO : S;
    case C:
      if (next === H) return X + TWO;
      if (next === K) return K + TWO;
      return isSoft(next) ? S : K;
    case G:
      if (next === U && isSoft(third)) return G + TWO;
      return isSoft(next) ? J : G;
    case Q:
      if (next === U && isSoft(third)) return K + TWO;
      return isSoft(next) || next === A ? K : Q;
    case L:
      return isVowelOrStar(next) || next === H || next === L ? L : U;
    case M:
      return isVowelOrStar(next) || next === M ? M : N;
    case Z:
      return S;
    case Y:
      return I;
    case W:
      return V;
    default:
      return letter;
  }
}

/**
 * Phonetic form of a plain word: spellings that sound the same in Brazilian Portuguese become equal, as "kero" and
 * "quero", "suissidio" and "suicídio". Doubled letters count once, except rr.
 */
export function soundOf(word: string): string {
  const { length } = word;
  let sounds = '';
  /** Start of the letters not copied yet, which sound as written: most words change little. */
  let unread = 0;
  let count = 0;
  let last = NOTHING;
  let beforeLast = NOTHING;
  for (let at = 0; at < length; ) {
    const letter = word.charCodeAt(at);
    const next = at + 1 < length ? word.charCodeAt(at + 1) : NOTHING;
    const third = at + 2 < length ? word.charCodeAt(at + 2) : NOTHING;
    const read = soundAt(letter, next, third, at === 0);
    const sound = read & (TWO - 1);
    const end = read >= TWO ? at + 2 : at + 1;
    const isDouble = sound === last && sound >= A;
    const mayDouble = sound === R && count > 1 && beforeLast !== R && end < length;
    const isHeard = sound !== NOTHING && (!isDouble || mayDouble);
    if (isHeard) {
      count += 1;
      beforeLast = last;
      last = sound;
    }
    if (read !== letter || !isHeard) {
      if (unread < at) sounds += word.slice(unread, at);
      if (isHeard) sounds += String.fromCharCode(sound);
      unread = end;
    }
    at = end;
  }
  return unread === 0 ? word : sounds + word.slice(unread);
}

/** Phonetic form of any word. The words of the lexicon and of the patterns have the same form. */
export const fold = (word: string): string => soundOf(plain(word));

/** Letters that digits and signs replace inside of a word ("m4t4r", "su1c1d1o", "m@tar"). */
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

/** Replaces digits by letters in a word that has both. */
export const unleet = (word: string): string =>
  /[a-z]/.test(word) && /[0-9@$]/.test(word) && !/^\d+[a-z]{1,3}\d*$/.test(word)
    ? word.replace(/[0-9@$]/g, (sign) => LEET[sign] ?? sign)
    : word;
