import { foldForSearch } from '@alento/domain/text/plain-text';
import type { Period } from '../period/calendar.ts';
import type { Query, Than } from '../query/query.ts';
import type { KnownDiary } from './known-diary.ts';
import { type ReadQuestion, readQuestion } from './read-query.ts';
import type { GuessMeasure } from './said.ts';

/** The person of the conversations; packages/local-assistant/corpus/README.md describes them. */
const FIRST = '2025-05-02';
const TODAY = '2026-06-18';
export const PERSON: KnownDiary = {
  today: TODAY,
  first: FIRST,
  tags: 'Dormi bem,Dormi mal,Exercício,Trabalho,Estudo,Família,Amigos,Amor,Ar livre,Descanso,Muita tela,Saúde,Terapia,Café,Cerveja,Reunião,Corrida'.split(
    ',',
  ),
  firstUse: (tag) => (tag === 'Terapia' ? '2026-03-09' : FIRST),
};

/** The days that each word of a label may mean. */
const PERIOD_WORDS: Readonly<Record<string, readonly string[]>> = {
  'this-week': ['2026-06-15..2026-06-18', '2026-06-15..2026-06-21', '2026-06-12..2026-06-18'],
  'last-week': ['2026-06-08..2026-06-14'],
  'this-month': ['2026-06-01..2026-06-18'],
  'last-month': ['2026-05-01..2026-05-31'],
  'this-year': ['2026-01-01..2026-06-18'],
  'last-year': ['2025-05-02..2025-12-31'],
  today: ['2026-06-18..2026-06-18'],
  yesterday: ['2026-06-17..2026-06-17'],
  all: ['all'],
  any: ['all'],
};
const WEEKDAYS: Readonly<Record<string, string>> = {
  ...{ sun: '0', mon: '1', tue: '2', wed: '3', thu: '4', fri: '5', sat: '6', weekend: '0,6', workdays: '1,2,3,4,5' },
};

/** A period within the diary, so that "june" and "june until today" are the same. */
function periodText(period: Period | null): string {
  if (period === null) return 'all';
  const start = period.start < FIRST ? FIRST : period.start;
  const end = period.end > TODAY ? TODAY : period.end;
  return start === FIRST && end === TODAY ? 'all' : `${start}..${end}`;
}

const daysOf = (label: string): string[] =>
  PERIOD_WORDS[label]?.slice() ?? [
    periodText(
      label.includes('..')
        ? { start: label.slice(0, 10), end: label.slice(12) }
        : { start: label.slice(0, 10), end: label.slice(0, 10) },
    ),
  ];

const sorted = (items: readonly (string | number)[]): string => items.map(String).toSorted().join(',');
const bare = (text: string): string =>
  foldForSearch(text)
    .replace(/^(?:o|a|os|as|minha|meu) /, '')
    .trim();

type Label = Readonly<Record<string, string>>;
const KEYS = 'measure|period|tag|weekday|part|score|word|than';
function labelOf(text: string): Label {
  const found = text.matchAll(new RegExp(`(${KEYS})=(.*?)(?= (?:${KEYS})=|$)`, 'g'));
  return Object.fromEntries([...found].map(([, key = '', value = '']) => [key, value.replaceAll('"', '').trim()]));
}

/** Measures whose answers say the same. */
function sameMeasure(label: Label, { measure, filter, than }: Query): boolean {
  const wanted = label.measure ?? '';
  const counts = ['count', 'days', ...(filter.scores || filter.tags.length > 0 ? ['share'] : [])];
  const groups = [counts, ['list', 'average']];
  if (wanted === measure || groups.some((group) => group.includes(wanted) && group.includes(measure))) return true;
  if (filter.words !== null && ['words', 'count', 'days', 'list'].includes(wanted) && measure === 'words') return true;
  // Both sides with their averages.
  const sides = than?.kind === 'without' || than?.kind === 'other-days';
  if (measure === 'effect' && wanted === 'average') return label.than === 'without-tag' || label.than === 'other-days';
  if (measure === 'average' && wanted === 'effect') return sides;
  return [wanted, measure].toSorted().join() === 'average,change' && label.than !== undefined && than !== null;
}

function sameThan(label: Label, query: Query): boolean {
  const { than } = query;
  const wanted = label.than;
  const isSide = (one: Than | null): boolean => one?.kind === 'without' || one?.kind === 'other-days';
  if (wanted === 'without-tag' || wanted === 'other-days') return isSide(than) || query.measure === 'effect';
  if (wanted === undefined) return than === null || (query.measure === 'effect' && isSide(than));
  if (wanted === 'next-day') return than?.kind === 'next-day';
  return than?.kind === 'period' && daysOf(wanted).includes(periodText(than.period));
}

const tagsMatch = (wanted: string, { filter }: Query): boolean => {
  const tags = wanted.split(',').map((tag) => tag.trim());
  return filter.apart ? tags.every((tag) => filter.tags.includes(tag)) : sorted(filter.tags) === sorted(tags);
};

/** The slots in which a query differs from a label; empty if it is right. */
export function wrongSlots(text: string, query: Query): string[] {
  const wrong = slotsThatDiffer(text, query);
  const { period, than } = query;
  // "Maio ou abril?" may be compared either way.
  if (wrong.length === 0 || than?.kind !== 'period' || than.period === null || period === null) return wrong;
  const turned = slotsThatDiffer(text, { ...query, period: than.period, than: { kind: 'period', period } });
  return turned.length === 0 ? turned : wrong;
}

function slotsThatDiffer(text: string, query: Query): string[] {
  const label = labelOf(text);
  const { filter, period } = query;
  const [lowest, highest = lowest] = (label.score ?? '').split('..').map(Number);
  const checks: Readonly<Record<string, boolean>> = {
    measure: sameMeasure(label, query),
    period: daysOf(label.period ?? 'any').includes(periodText(period)),
    tag: label.tag === undefined ? filter.tags.length === 0 : tagsMatch(label.tag, query),
    weekday: sorted(filter.weekdays) === (label.weekday === undefined ? '' : WEEKDAYS[label.weekday]),
    part: (filter.part ?? undefined) === label.part,
    score:
      label.score === undefined
        ? filter.scores === null
        : filter.scores?.[0] === lowest && filter.scores?.[1] === highest,
    word:
      label.word === undefined
        ? filter.words === null
        : filter.words !== null && bare(filter.words) === bare(label.word),
    than: sameThan(label, query),
  };
  return Object.entries(checks).flatMap(([slot, isRight]) => (isRight ? [] : [slot]));
}

/** One message of the corpus with its reading. `wrong` is null for a message that asks no fact. */
export type Reading = {
  readonly id: string;
  readonly message: string;
  readonly label: string;
  readonly isFirst: boolean;
  readonly read: ReadQuestion | null;
  /** The slots that are wrong by the label that fits best; null without a fact in the label. */
  readonly wrong: readonly string[] | null;
};

/** Reads every message of a text of conversations, as the assistant would with `guess`. */
export function readCorpus(text: string, guess?: GuessMeasure): Reading[] {
  const readings: Reading[] = [];
  for (const talk of text.split(/^(?=# )/m)) {
    const id = talk.slice(2).split(' ')[0] ?? '';
    const earlier: string[] = [];
    let before: Query | null = null;
    let message = '';
    for (const line of talk.split('\n')) {
      if (line.startsWith('> ')) message = line.slice(2);
      if (!line.startsWith('= ')) continue;
      const label = line.slice(2);
      const facts = label.split(' | ').filter((one) => one.startsWith('fact '));
      const read = readQuestion(message, PERSON, { before, earlier, ...(guess ? { guess } : {}) });
      const wrong = facts
        .map((one) => (read === null ? ['missed'] : wrongSlots(one, read.query)))
        .reduce<string[] | null>((best, one) => (best === null || one.length < best.length ? one : best), null);
      readings.push({ id, message, label, isFirst: earlier.length === 0, read, wrong });
      // Which messages ask about the diary is decided by the caller, which knows the intent.
      if (read !== null && (wrong !== null || read.sureness === 'certain')) before = read.query;
      earlier.unshift(message);
    }
  }
  return readings;
}
