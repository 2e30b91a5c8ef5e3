import { foldForSearch } from '../text/plain-text.ts';
import { isAnonymousAddress } from './anonymous-address.ts';

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
