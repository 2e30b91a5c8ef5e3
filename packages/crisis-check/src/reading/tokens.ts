import { fold, plain, soundOf, unleet } from './fold.ts';
import { KEYS } from './keys.ts';
import { LEXICON } from './lexicon.ts';
import { nearestKey } from './near-word.ts';
import { MEANT } from './spelling.ts';

/** One word, sign or emoji; its labels are what patterns can name it by. */
export type Token = { readonly labels: ReadonlySet<string>; readonly word: string; readonly isQuoted: boolean };

const folded = new Map<string, string>();
/** A label as the lexicon writes it. */
export function labelled(label: string): string {
  const known = folded.get(label);
  if (known !== undefined) return known;
  const written = label.startsWith('@') ? label : fold(label);
  folded.set(label, written);
  return written;
}

/** Whether a token is one of these words, or of one of these classes. */
export const has = (token: Token | undefined, ...labels: readonly string[]): boolean =>
  token !== undefined && labels.some((label) => token.labels.has(labelled(label)));

const PIECES = /[a-z0-9@$*]+|\.{2,}|[.!?;]+|[,:\n()—–…]+|["“”«»]|\p{Extended_Pictographic}/gu;
const LAUGH = /^(?:(?=.*h)[haeiu]{4,}|k{2,}|rs|(?:rs){2,}s?|[asuh]{6,}|[ksj]{5,})$/;
/** Single letters with signs or spaces between, "k.m.s" and "m o r r e r". */
const SPACED = /(?<![a-z0-9])[a-z]([ .\-_·])[a-z](?:\1[a-z])+(?![a-z0-9])/g;
/** Longest word looked for among single letters. */
const LONGEST_SPACED = 16;
/** Longest run of letters looked at as one word or as words written together. */
const LONGEST_WORD = 40;

const mark = (labels: string[], word: string, isQuoted: boolean): Token => ({
  labels: new Set(labels),
  word,
  isQuoted,
});

const joinSpaced = (text: string): string =>
  text.replace(SPACED, (spaced) => {
    const letters = spaced.replace(/[ .\-_·]/g, '');
    for (let length = Math.min(letters.length, LONGEST_SPACED); length >= 3; length -= 1) {
      const joined = letters.slice(0, length);
      if (joined === 'kms' || KEYS.includes(soundOf(joined))) return `${joined} ${letters.slice(length)}`;
    }
    return spaced;
  });

/** Words written together, hashtags among them: "queromorrer", "mematar". */
function split(word: string, depth = 2): string[] | undefined {
  for (let at = word.length - 3; at >= 2; at -= 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (!KNOWN.has(soundOf(tail)) || (tail.length < 4 && depth < 2)) continue;
    const isTelling = KEYS.includes(soundOf(head)) || KEYS.includes(soundOf(tail));
    if (isTelling && KNOWN.has(soundOf(head))) return [head, tail];
    const rest = depth > 0 ? split(head, depth - 1) : undefined;
    if (rest) return [...rest, tail];
  }
  return undefined;
}

const KNOWN: { has(word: string): boolean } = { has: (word) => LEXICON.has(word) || KEYS.includes(word) };

function readWord(written: string): string[] {
  const short = written.replace(/(.)\1{2,}/g, '$1$1');
  const word = soundOf(unleet(short));
  if (written === 'ce' || written === 'min') return [written === 'ce' ? 'vose' : written];
  const meant = MEANT.get(soundOf(short)) ?? MEANT.get(word);
  if (meant) return [...meant];
  if (LEXICON.has(word) || KEYS.includes(word) || word.length > LONGEST_WORD) return [word];
  const key = nearestKey(word, KEYS);
  if (key !== undefined) return [key];
  if (word.length >= 7)
    return split(unleet(short))?.flatMap((part) => MEANT.get(soundOf(part)) ?? [soundOf(part)]) ?? [word];
  return [word];
}

/** Shortest stem that patterns may name. */
const SHORTEST_STEM = 3;
/** Forms that are no spoken infinitive by themselves: "esse calor me mata". */
const NO_INFINITIVE = new Set(['mata', 'morre']);

function labelsOf(word: string): ReadonlySet<string> {
  const labels = new Set(LEXICON.get(word) ?? [word]);
  if (/^(?:19|20)\d\d$/.test(word)) labels.add('@passado');
  if (/^.{2,}[aei]$/.test(word) && !NO_INFINITIVE.has(word)) labels.add(`${word}r`);
  for (let length = SHORTEST_STEM; length <= Math.min(word.length, LONGEST_WORD); length += 1)
    labels.add(`${word.slice(0, length)}*`);
  return labels;
}

/** Spoken "num" is "não" before a verb and "em um" elsewhere; "mas" after a negated verb is "mais". */
const NEGATED_VERB = [
  '@querer',
  '@aguentar',
  '@conseguir',
  '@poder',
  'tenho',
  'sei',
  'da',
  'vou',
  'vejo',
  'sou',
  'estou',
  '@viver',
  'to',
  'tem',
  'gosto',
  'presto',
];

function reread(tokens: readonly Token[]): Token[] {
  const is = (at: number, ...labels: string[]): boolean => has(tokens[at], ...labels);
  return tokens.map((token, at) => {
    if (token.word === 'nun' && is(at + 1, ...NEGATED_VERB)) return { ...token, word: 'nao', labels: labelsOf('nao') };
    const isMais = token.word === 'mas' && is(at - 2, '@nao') && is(at - 1, ...NEGATED_VERB);
    return isMais ? { ...token, word: 'mais', labels: labelsOf('mais') } : token;
  });
}

/** The text as tokens: '.' ends a sentence, ',' a clause; unknown signs are left out. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isQuoted = false;
  const read = new Map<string, { word: string; labels: ReadonlySet<string> }[]>();
  for (const [piece] of joinSpaced(plain(text)).matchAll(PIECES)) {
    if (/^["“”«»]$/.test(piece)) {
      isQuoted = piece === '"' ? !isQuoted : piece !== '”' && piece !== '»';
      tokens.push(mark([',', '@filler'], '"', isQuoted));
    } else if (/^[.!?;]/.test(piece) && !/^\.\.+$/.test(piece)) tokens.push(mark(['.', '@barrier'], piece, isQuoted));
    else if (/^[.,:\n()—–…]/.test(piece)) tokens.push(mark([',', '@filler'], ',', isQuoted));
    else if (LAUGH.test(piece)) tokens.push(mark(['@riso', '@filler'], piece, isQuoted));
    else if (/^[a-z0-9@$*]/.test(piece)) {
      const words = read.get(piece) ?? readWord(piece).map((word) => ({ word, labels: labelsOf(word) }));
      read.set(piece, words);
      for (const word of words) tokens.push({ ...word, isQuoted });
    } else tokens.push(mark([piece, ...labelsOf(piece), '@filler'], piece, isQuoted));
  }
  tokens.push(mark(['.', '@barrier'], '.', false));
  return reread(tokens);
}
