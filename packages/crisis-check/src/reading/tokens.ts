import { anyOf } from './matching/word-set.ts';
import { once } from './once.ts';
import { plain, soundOf, unleet } from './words/fold.ts';
import { isKey } from './words/keys.ts';
import { lexicon } from './words/lexicon.ts';
import { nearestKey } from './words/near-word.ts';
import { joinSpaced } from './words/spaced-letters.ts';
import { meant } from './words/spelling.ts';
import { emojiOf, isListed, LONGEST_WORD, signOf, type Word, wordOf } from './words/word.ts';
import { split } from './words/words-together.ts';

/** Kind of a piece of text: letters and digits, end of a sentence, end of a clause, quote, emoji. */
type PieceKind = 'word' | 'end' | 'pause' | 'quote' | 'emoji';

const KINDS: readonly [kind: PieceKind, signs: string][] = [
  ['word', 'abcdefghijklmnopqrstuvwxyz0123456789@$*'],
  ['end', '.!?;'],
  ['pause', ',:\n()—–…'],
  ['quote', '"“”«»'],
];
const kinds: ReadonlyMap<number, PieceKind> = new Map(
  KINDS.flatMap(([kind, signs]) => [...signs].map((sign) => [sign.charCodeAt(0), kind] as const)),
);
/** Kinds by ASCII code, as most signs are ASCII; others are looked up in the map. */
const ASCII = 128;
const asciiKinds: readonly (PieceKind | undefined)[] = Array.from({ length: ASCII }, (_, code) => kinds.get(code));
const kindOf = (code: number): PieceKind | undefined => (code < ASCII ? asciiKinds[code] : kinds.get(code));

const EMOJI = /^\p{Extended_Pictographic}$/u;
const DOT = 46;

/** Calls back for each piece of a plain text, in order; other characters are skipped. */
function eachPiece(text: string, found: (kind: PieceKind, piece: string) => void): void {
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at);
    const kind = kindOf(code);
    let end = at + 1;
    if (kind === undefined) {
      if (code >= ASCII) {
        const sign = String.fromCodePoint(text.codePointAt(at) ?? code);
        if (EMOJI.test(sign)) found('emoji', sign);
        end = at + sign.length;
      }
    } else if (kind === 'quote') found(kind, text.charAt(at));
    else {
      // Several dots are a pause, like an ellipsis.
      const isDots = code === DOT && text.charCodeAt(end) === DOT;
      while (end < text.length && (isDots ? text.charCodeAt(end) === DOT : kindOf(text.charCodeAt(end)) === kind))
        end += 1;
      found(isDots ? 'pause' : kind, text.slice(at, end));
    }
    at = end;
  }
}

const SIGNS = /[^a-z]/;
const REPEATED = /(.)\1{2,}/;
const ALL_REPEATED = /(.)\1{2,}/g;
/** Shortest word that may be several words written together. */
const SHORTEST_TOGETHER = 7;

/** Spellings that sound like another word. */
const AS_WRITTEN: ReadonlyMap<string, readonly string[]> = new Map([
  ['ce', ['vose']],
  ['min', ['min']],
]);

/** The words in phonetic form that a written word represents. */
function readWord(written: string): readonly string[] {
  const short = REPEATED.test(written) ? written.replace(ALL_REPEATED, '$1$1') : written;
  const letters = SIGNS.test(short) ? unleet(short) : short;
  const word = soundOf(letters);
  const own = AS_WRITTEN.get(written) ?? meant().get(letters === short ? word : soundOf(short)) ?? meant().get(word);
  if (own) return own;
  if (lexicon().has(word) || isKey(word) || word.length > LONGEST_WORD) return [word];
  const key = nearestKey(word);
  if (key !== undefined) return [key];
  const parts = word.length >= SHORTEST_TOGETHER ? split(letters) : undefined;
  return parts?.flatMap((part) => meant().get(soundOf(part)) ?? [soundOf(part)]) ?? [word];
}

/** A text as tokens: words, signs and emoji in order. */
export type Reading = {
  /** The text without accents and capitals, words in single letters joined. */
  readonly plain: string;
  readonly words: readonly Word[];
  /** Whether each is inside quotes. */
  readonly quoted: readonly boolean[];
};

/** Tokens of written words by their text; overlapping parts of a text share it. */
export type WordCache = Map<string, readonly Word[]>;

const LAUGH = /^(?:(?=.*h)[haeiu]{4,}|k{2,}|rs|(?:rs){2,}s?|[asuh]{6,}|[ksj]{5,})$/;

const END = ['.', '@barrier'];
const PAUSE = [',', '@filler'];
const pause = once(() => signOf(',', PAUSE));
const quote = once(() => signOf('"', PAUSE));
const end = once(() => signOf('.', END));

/** Spoken "num" is "não" before a verb and "em um" elsewhere; "mas" after a negated verb is "mais". */
const NEGATED_VERB = anyOf(
  ...['@querer', '@aguentar', '@conseguir', '@poder', 'tenho', 'sei', 'da', 'vou', 'vejo', 'sou', 'estou'],
  ...['@viver', 'to', 'tem', 'gosto', 'presto'],
);
const NAO = anyOf('@nao');

function reread(words: readonly Word[]): readonly Word[] {
  const isVerb = (at: number): boolean => words[at]?.isOf(NEGATED_VERB) ?? false;
  return words.map((word, at) => {
    if (word.text === 'nun' && isVerb(at + 1)) return wordOf('nao');
    const isMais = word.text === 'mas' && isVerb(at - 1) && words[at - 2]?.isOf(NAO);
    return isMais ? wordOf('mais') : word;
  });
}

/** Cache of words that are in the lexicon or a pattern, by spelling; limited, because one word has many spellings. */
const asWritten = new Map<string, readonly Word[]>();
const CACHE_MAX = 4096;

function readWritten(written: string): readonly Word[] {
  const cached = asWritten.get(written);
  if (cached !== undefined) return cached;
  if (LAUGH.test(written)) return [signOf(written, ['@riso', '@filler'])];
  const words = readWord(written).map(wordOf);
  if (asWritten.size < CACHE_MAX && words.every(isListed)) asWritten.set(written, words);
  return words;
}

/** The words of one piece. */
function wordsOf(kind: PieceKind, piece: string): readonly Word[] {
  switch (kind) {
    case 'word':
      return readWritten(piece);
    case 'end':
      return piece === '.' ? [end()] : [signOf(piece, END)];
    case 'pause':
      return [pause()];
    case 'quote':
      return [quote()];
    case 'emoji':
      return [emojiOf(piece)];
  }
}

/** The text as tokens: '.' ends a sentence, ',' a clause; unknown signs are left out. */
export function tokenize(text: string, cache: WordCache = new Map()): Reading {
  const bare = joinSpaced(plain(text));
  const words: Word[] = [];
  const quoted: boolean[] = [];
  let isQuoted = false;
  eachPiece(bare, (kind, piece) => {
    if (kind === 'quote') isQuoted = piece === '"' ? !isQuoted : piece !== '”' && piece !== '»';
    let read = cache.get(piece);
    if (read === undefined) {
      read = wordsOf(kind, piece);
      cache.set(piece, read);
    }
    for (const word of read) {
      words.push(word);
      quoted.push(isQuoted);
    }
  });
  words.push(end());
  quoted.push(false);
  return { plain: bare, words: reread(words), quoted };
}
