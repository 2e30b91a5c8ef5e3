import { anyOf } from './matching/word-set.ts';
import { once } from './once.ts';
import { plain } from './words/fold.ts';
import { eachPiece, type PieceKind } from './words/pieces.ts';
import { readWord } from './words/read-word.ts';
import { joinSpaced } from './words/spaced-letters.ts';
import { emojiOf, isListed, signOf, type Word, wordOf } from './words/word.ts';

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
const MOST_KEPT = 4096;

function readWritten(written: string): readonly Word[] {
  const kept = asWritten.get(written);
  if (kept !== undefined) return kept;
  if (LAUGH.test(written)) return [signOf(written, ['@riso', '@filler'])];
  const words = readWord(written).map(wordOf);
  if (asWritten.size < MOST_KEPT && words.every(isListed)) asWritten.set(written, words);
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
