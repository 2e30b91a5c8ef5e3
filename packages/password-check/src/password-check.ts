import {
  guessableCode,
  holdsAnonymousName,
  PASSWORD_JUDGED_LENGTH,
  PASSWORD_MIN_GUESSES,
  type RecognisedPart,
} from '@alento/domain/account/guessable-password';
import { checkNewPassword } from '@alento/domain/account/password';
import { type PasswordContext, personalWords } from '@alento/domain/account/password-context';
import { type Result, refuse } from '@alento/domain/result';
import { type Estimate, estimateGuesses, PERSONAL, type Recognised } from './estimate-guesses.ts';
import { shiftings, withoutShift } from './shift-key.ts';
import { isCommonPassword, kindOfWord, withoutAccents } from './word-ranks.ts';

const PATTERNS: Record<string, RecognisedPart['kind']> = {
  date: 'date',
  regex: 'date', // the one regular expression of zxcvbn is that of recent years
  spatial: 'sequence',
  sequence: 'sequence',
  repeat: 'repeat',
};

function partOf({ pattern, dictionaryName, matchedWord, token }: Recognised): RecognisedPart {
  const { length } = token;
  if (pattern !== 'dictionary') return { kind: PATTERNS[pattern] ?? 'unknown', length };
  return { kind: dictionaryName === PERSONAL ? 'personal' : kindOfWord(matchedWord ?? ''), length };
}

/** zxcvbn sees no sequence in `Abcd` or `1@3$`: the keys are guessed by themselves too, and then how Shift was used. */
function fewestGuesses(text: string, words: readonly string[]): Estimate {
  const asTyped = estimateGuesses(text, words);
  const keys = withoutShift(text);
  if (asTyped.guesses < PASSWORD_MIN_GUESSES || keys === text) return asTyped;
  const byKeys = estimateGuesses(keys, words);
  const guesses = byKeys.guesses * shiftings(text);
  return guesses < asTyped.guesses ? { ...byKeys, guesses } : asTyped;
}

/** The ends of a text that is too long to be judged whole: it is at least as hard to guess as the harder one. */
function judgedEnds(text: string): string[] {
  if (text.length <= PASSWORD_JUDGED_LENGTH) return [text];
  return [text.slice(0, PASSWORD_JUDGED_LENGTH), text.slice(-PASSWORD_JUDGED_LENGTH)];
}

/** A whole address can be longer than what is judged at once: it stands for itself with this many units. */
const WORD_LENGTH = 16;
const shortened = (word: string): string => word.slice(0, WORD_LENGTH);

/** The text with every long word of its author cut short, so that none is cut apart at an end. */
function withShortWords(text: string, words: readonly string[]): string {
  let short = text;
  for (const word of words) {
    const lower = short.toLowerCase();
    if (word.length > WORD_LENGTH && lower.includes(word)) short = lower.replaceAll(word, shortened(word));
  }
  return short;
}

/**
 * The judgement on a new password, the same on the server and in the browser (decision D13): the
 * specification's rule (core §5), then no common password, then none that is soon guessed by someone who
 * knows this person's name and address.
 */
export function checkPassword(password: string, context: PasswordContext): Result<string> {
  const checked = checkNewPassword(password);
  if (!checked.ok) return checked;
  if (holdsAnonymousName(password)) return refuse('PASSWORD_PERSONAL');
  const text = withoutAccents(password);
  if (isCommonPassword(text)) return refuse('PASSWORD_COMMON');
  const words = personalWords(context);
  let refusal: Result<string> = checked;
  for (const end of judgedEnds(withShortWords(text, words))) {
    const { guesses, sequence } = fewestGuesses(end, words.map(shortened));
    if (guesses >= PASSWORD_MIN_GUESSES) return checked;
    refusal = refuse(guessableCode(sequence.map(partOf)));
  }
  return refusal;
}
