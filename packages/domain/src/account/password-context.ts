import type { ErrorCode } from '../errors/catalogue.ts';
import { foldForSearch } from '../text/plain-text.ts';
import { ANONYMOUS_PREFIX, isAnonymousAddress } from './anonymous-address.ts';

/**
 * Minimum number of guesses that an informed attacker has to need for a new password. As measured in
 * packages/password-check, typical variations of one known word need fewer; 8 random characters (which zxcvbn estimates
 * at 10^8) and three or four words need more.
 */
export const PASSWORD_MIN_GUESSES = 10_000_000;
/**
 * Longest text that zxcvbn judges at once, UTF-16 units. Its time grows faster than the length, and 128 characters can
 * take more than half a second. If a password is longer, only its beginning and its end are judged.
 */
export const PASSWORD_JUDGED_LENGTH = 32;

/** A part of a password that zxcvbn recognised. `length` is in UTF-16 units. */
export type RecognisedPart = {
  kind: 'personal' | 'product' | 'password' | 'word' | 'date' | 'sequence' | 'repeat' | 'unknown';
  length: number;
};

const CODES = {
  personal: 'PASSWORD_PERSONAL',
  product: 'PASSWORD_GUESSABLE',
  password: 'PASSWORD_COMMON',
  word: 'PASSWORD_GUESSABLE',
  date: 'PASSWORD_DATED',
  sequence: 'PASSWORD_SEQUENCE',
  repeat: 'PASSWORD_REPEATED',
  unknown: 'PASSWORD_GUESSABLE',
} as const satisfies Record<RecognisedPart['kind'], ErrorCode>;

/**
 * Why a password is easy to guess. Personal data in it takes precedence; otherwise the code depends on the longest kind
 * of part.
 */
export function guessableCode(parts: readonly RecognisedPart[]): ErrorCode {
  if (parts.some(({ kind }) => kind === 'personal')) return CODES.personal;
  const known = parts.filter(({ kind }) => kind !== 'unknown');
  const longest = known.reduce((a, b) => (b.length > a.length ? b : a), known[0] ?? { kind: 'unknown', length: 0 });
  return CODES[longest.kind];
}

const ANONYMOUS_NAME = new RegExp(`${ANONYMOUS_PREFIX}[a-z2-7]{52}`, 'i');

/**
 * Whether the password contains the name of a pseudonymous account. Such names are shown on /perfil, so they are no
 * secret.
 */
export const holdsAnonymousName = (password: string): boolean => ANONYMOUS_NAME.test(password);

/** Names and addresses of the person who chooses the password, as they were typed. */
export type PasswordContext = {
  names: readonly (string | null | undefined)[];
  addresses: readonly (string | null | undefined)[];
};

/** Minimum length of a word. Shorter words occur in many passwords by chance. */
const WORD_MIN_LENGTH = 3;
/**
 * Maximum number of words. Two addresses and a name give about 20 words, but a name of 100 characters can give more.
 */
const WORDS_MAX = 60;

/** Words that an attacker would try first on this site. */
export const PRODUCT_WORDS: readonly string[] = [
  ...['alento', 'alentoapp', 'senha', 'minhasenha', 'novasenha', 'login', 'entrar', 'acesso', 'conta', 'admin'],
  ...['mudar', 'trocar', 'bemvindo', 'humor', 'bemestar', 'saudemental', 'terapia', 'diario', 'ansiedade', 'respirar'],
];

/**
 * Words that are popular in Brazilian passwords but rare or missing in word lists made from subtitles and
 * Wikipedia.
 */
export const FAVOURITES: readonly string[] = [
  ...['brasil', 'teamo', 'teamomuito', 'euteamo', 'meuamor', 'minhavida', 'minhafamilia', 'saudade', 'gratidao'],
  ...['deusefiel', 'deusnocomando', 'jesuscristo', 'jesustema', 'nossasenhora', 'senhorjesus', 'aparecida'],
  ...['flamengo', 'mengao', 'corinthians', 'timao', 'palmeiras', 'verdao', 'saopaulo', 'tricolor', 'santos', 'vasco'],
  ...['gremio', 'internacional', 'colorado', 'cruzeiro', 'atletico', 'galo', 'botafogo', 'fluminense', 'bahia'],
];

const FIRST_YEAR = 1800;
const LAST_YEAR = 2050;
const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(LAST_YEAR - index));
const two = (number: number): string => String(number).padStart(2, '0');
const days = Array.from({ length: 31 * 12 }, (_, index) => two((index % 31) + 1) + two(Math.floor(index / 31) + 1));

/** Years, and days of the year as ddmm. zxcvbn recognises complete dates by itself. */
export const DATES: readonly string[] = [...years, ...days.filter((day) => !years.includes(day))];

const piecesOf = (text: string): string[] => text.split(/[^\p{Letter}\p{Number}]+/u);
const lettersOf = (text: string): string[] => text.split(/[^\p{Letter}]+/u);
const joined = (text: string): string => piecesOf(text).join('');

/**
 * Words of an address: the whole address, each side of the `@`, and the parts of both sides, such as
 * maria.silva90@exemplo.com, mariasilva90 and silva.
 */
function wordsOfAddress(address: string): string[] {
  const [local = '', domain = ''] = address.split('@');
  const [site = ''] = domain.split('.');
  return [address, local, domain, joined(address), joined(local), ...piecesOf(local), ...lettersOf(local), site];
}

const wordsOfName = (name: string): string[] => [name, joined(name), ...piecesOf(name)];

/**
 * Words that make a password of this person easy to guess, folded and without duplicates, longest first. Anonymous
 * addresses are skipped, because their 52 random characters contain three-letter words by chance.
 */
export function personalWords({ names, addresses }: PasswordContext): string[] {
  const written = (texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [foldForSearch(text.trim())] : [])).filter((text) => !isAnonymousAddress(text));
  const words = new Set([...written(addresses).flatMap(wordsOfAddress), ...written(names).flatMap(wordsOfName)]);
  return [...words]
    .filter((word) => word.length >= WORD_MIN_LENGTH)
    .sort((a, b) => b.length - a.length)
    .slice(0, WORDS_MAX);
}
