import { foldForSearch } from '../../text/plain-text.ts';
import type { LocalDate } from '../../time/local-date.ts';
import { MENTION_MIN_DAYS, MENTIONS_MAX } from '../limits.ts';
import type { LevelOf, Mention, WeekNote } from './material.ts';
import { isHarmful, type NoteWord, wordsOf } from './note-words.ts';

const listOf = (words: string): string[] => words.split(' ');

const FEMALE = listOf(
  'mãe mamãe irmã filha avó vó namorada noiva esposa sogra tia prima neta cunhada sobrinha madrasta enteada psicóloga médica professora orientadora vizinha',
);
const MALE = listOf(
  'pai papai irmão filho avô vô namorado noivo marido sogro tio primo neto cunhado sobrinho padrasto enteado psicólogo médico professor orientador vizinho',
);
/** The word before them shows their gender. */
const EITHER = listOf('chefe terapeuta psiquiatra gerente');
/** Told only after "minha" or "meu", because "um amigo" may be a different one each time. */
const OWN_ONLY = listOf('amiga amigo colega mulher');
const MANY = {
  female: listOf('filhas irmãs amigas primas'),
  male: listOf('filhos irmãos amigos pais avós primos colegas'),
};

const PLACES = {
  a: listOf('academia praia faculdade escola igreja universidade piscina'),
  o: listOf('trabalho escritório consultório parque clube estágio serviço'),
};

/** Other forms of the same person. */
const SAME: Readonly<Record<string, string>> = {
  mamãe: 'mãe',
  papai: 'pai',
  vó: 'avó',
  vô: 'avô',
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
};

const BEFORE_FEMALE = /^(?:minha|a|da|na|à|pela|pra)$/;
const BEFORE_MALE = /^(?:meu|o|do|no|ao|pelo|pro)$/;
const OWN = /^(?:minha|meu|minhas|meus)$/;
/** Words after a relation that make it somebody else's: "a mãe dela", "o pai da Ana". */
const OTHERS = /^(?:dele|dela|deles|delas|de|da|do|das|dos)$/;

/** Words for a person or place, for a sentence about the reader; null if the word names none. */
function relationAt(words: readonly string[], at: number): string | null {
  const lower = words[at]?.toLowerCase() ?? '';
  const word = SAME[lower] ?? lower;
  const before = words[at - 1]?.toLowerCase() ?? '';
  const after = words[at + 1]?.toLowerCase() ?? '';
  if (PLACES.a.includes(word)) return BEFORE_FEMALE.test(before) ? `a ${word}` : null;
  if (PLACES.o.includes(word)) return BEFORE_MALE.test(before) ? `o ${word}` : null;
  if (OTHERS.test(after) || /^(?:sua|seu|suas|seus|tua|teu|nossa|nosso|uma|um)$/.test(before)) return null;
  if (OWN_ONLY.includes(word)) return OWN.test(before) ? `${before === 'minha' ? 'sua' : 'seu'} ${word}` : null;
  if (MANY.female.includes(word)) return before === 'minhas' ? `suas ${word}` : null;
  if (MANY.male.includes(word)) return before === 'meus' ? `seus ${word}` : null;
  if (EITHER.includes(word)) {
    if (BEFORE_FEMALE.test(before)) return `sua ${word}`;
    return BEFORE_MALE.test(before) ? `seu ${word}` : null;
  }
  if (FEMALE.includes(word)) return `sua ${word}`;
  return MALE.includes(word) ? `seu ${word}` : null;
}

const ALL_RELATIONS = new Set(
  [
    ...FEMALE,
    ...MALE,
    ...EITHER,
    ...OWN_ONLY,
    ...MANY.female,
    ...MANY.male,
    ...Object.keys(SAME),
    'ex',
    'ele',
    'ela',
    'eles',
    'elas',
  ].map(foldForSearch),
);
/** Whether a folded word may name another person, whoever it is. */
export const mayNameSomebody = (folded: string): boolean => ALL_RELATIONS.has(folded);

/** Capitalised words that are neither people nor places. */
const NO_NAMES = new Set(
  listOf(
    'eu deus jesus nossa senhora natal pascoa carnaval reveillon feriado domingo segunda terca quarta quinta sexta sabado janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro instagram whatsapp netflix youtube tiktok facebook twitter google uber ifood pix enem covid alento spotify excel internet brasil copa sus inss caps upa cvv phq gad tcc rh',
  ),
);

/** Whether a word is written like a name: "Ana", not "ANA" or "ana". */
const isNameLike = (word: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}\p{Mark}'’-]*$/u.test(word) && !NO_NAMES.has(foldForSearch(word));

type Found = { key: string; name: string; parts: readonly string[] };

/** Words that join the parts of a name: "Rio de Janeiro". */
const JOINS = /^(?:de|da|do|das|dos)$/;
/**
 * A note with this many words inside of sentences that begin with a capital, and this share, isn't searched for names.
 */
const CAPITALS_MIN = 3;
const CAPITALS_SHARE = 0.6;

function writesCapitals(words: readonly NoteWord[]): boolean {
  const inner = words.filter(({ isFirst }) => !isFirst);
  const capitals = inner.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return capitals >= CAPITALS_MIN && capitals > CAPITALS_SHARE * inner.length;
}

/** Runs of capitalised words. Words that begin a sentence count only if they are known as names. */
function namesIn(words: readonly NoteWord[], isKnown: (folded: string) => boolean): Found[] {
  const found: Found[] = [];
  let run: NoteWord[] = [];
  const close = (): void => {
    while (run.length > 0 && JOINS.test(run.at(-1)?.folded ?? '')) run = run.slice(0, -1);
    const parts = run.map(({ folded }) => folded);
    if (run.length > 0) found.push({ key: parts.join(' '), name: run.map(({ text }) => text).join(' '), parts });
    run = [];
  };
  for (const word of words) {
    if (word.isFirst) close();
    const isAfterJoin = JOINS.test(run.at(-1)?.folded ?? '') && /^\p{Lu}\p{Ll}/u.test(word.text);
    if (isAfterJoin || (isNameLike(word.text) && (!word.isFirst || isKnown(word.folded)))) run.push(word);
    else if (run.length > 0 && JOINS.test(word.folded)) run.push(word);
    else close();
  }
  close();
  return found;
}

function relationsIn(words: readonly NoteWord[]): Found[] {
  const texts = words.map(({ text }) => text);
  return words.flatMap(({ folded }, at): Found[] => {
    const name = relationAt(texts, at);
    return name === null ? [] : [{ key: name, name, parts: [folded] }];
  });
}

/**
 * People and places in the notes of at least two days of the week, those of most days first. A note with a sign of
 * crisis, or about conflict, illness or death, isn't counted, and no word of a crisis note is ever mentioned.
 */
export function mentionsOf(notes: readonly WeekNote[], levelOf: LevelOf): Mention[] {
  const read = notes.map(({ date, text }) => ({ date, text, level: levelOf(text), words: wordsOf(text) }));
  const banned = new Set(
    read.flatMap(({ level, words }) => (level === 'crisis' ? words.map(({ folded }) => folded) : [])),
  );
  const counted = read.filter(({ level, text }) => level === 'none' && !isHarmful(text));
  const known = new Set(
    counted.flatMap(({ words }) =>
      writesCapitals(words) ? [] : namesIn(words, () => false).flatMap(({ parts }) => parts),
    ),
  );
  const days = new Map<string, { name: string; dates: Set<LocalDate> }>();
  for (const { date, words } of counted) {
    const names = writesCapitals(words) ? [] : namesIn(words, (folded) => known.has(folded));
    for (const { key, name, parts } of [...names, ...relationsIn(words)]) {
      if (parts.some((part) => banned.has(part))) continue;
      const one = days.get(key) ?? { name, dates: new Set<LocalDate>() };
      one.dates.add(date);
      days.set(key, one);
    }
  }
  return [...days.values()]
    .filter(({ dates }) => dates.size >= MENTION_MIN_DAYS)
    .sort((a, b) => b.dates.size - a.dates.size || (a.name < b.name ? -1 : 1))
    .slice(0, MENTIONS_MAX)
    .map(({ name, dates }) => ({ name, dates: [...dates].sort() }));
}
