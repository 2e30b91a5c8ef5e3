import type { LocalDate } from '@alento/domain/time/local-date';
import { foldedWords } from '../language/folded-words.ts';
import type { Period } from '../period/calendar.ts';
import { EARLIEST, type FoundPeriod, findPeriods } from '../period/find-periods.ts';
import type { Filter, Measure, Query, Than } from '../query/query.ts';
import type { KnownDiary } from './known-diary.ts';
import { measureOf } from './measure.ts';
import { noteWordsIn, peopleIn } from './note-words.ts';
import { relativePeriod } from './relative-period.ts';
import { scoresIn } from './scores.ts';
import { namedTags, tagsIn } from './tags.ts';
import { comparesDays, isOther } from './than.ts';
import { partsIn, weekdaysIn } from './times.ts';

/** What a question may refer to: the question before, and the person's earlier messages, newest first. */
export type Context = { readonly before: Query | null; readonly earlier: readonly string[] };

/** What a message says by itself. */
export type Said = {
  readonly words: string;
  /** The words without the periods that were found. */
  readonly rest: string;
  readonly measure: Measure | null;
  readonly periods: readonly (Period | null)[];
  /** Whether the (first) period was only meant beside the one before. */
  readonly isRelative: boolean;
  readonly filter: Filter;
  readonly than: Than | null;
  /** Whether the first period is the one that is compared with: "mais do que em março?". */
  readonly otherFirst: boolean;
  /** Tags whose first use begins the period. */
  readonly sinceTags: readonly string[];
};

const FAR = /\bn?aquel[ea]s? \w+/;
/** Of two compared periods the older one, which "naquela época" means. */
function olderOf(before: Query | null): Period | null {
  const than = before?.than?.kind === 'period' ? before.than.period : null;
  const own = before?.period ?? null;
  return than !== null && own !== null && than.end < own.end ? than : own;
}

const isToday = ({ start, end }: Period, today: LocalDate): boolean => start === today && end === today;

/** Of two periods of which one lies in the other, only the shorter: "desta semana, dia 15". */
function narrowest(periods: readonly (Period | null)[], today: LocalDate): readonly (Period | null)[] {
  const [one, other] = periods;
  if (!one || !other) return periods;
  const holds = (outer: Period, inner: Period): boolean => outer.start <= inner.start && inner.end <= outer.end;
  // "os últimos 90 dias, contando hoje"
  if (holds(one, other)) return [isToday(other, today) ? one : other];
  return periods;
}

const REFERS = /\b(?:dela|dele|ness[ea]|ess[ea]|est[ea]|isso|nisso|disso|etiqueta|tag|marcador)\b/;
/** Tags of the last messages that "a etiqueta" and "esse" mean. */
function tagsReferredTo(words: string, diary: KnownDiary, { before, earlier }: Context): string[] {
  if (before !== null || !REFERS.test(words) || words.split(' ').length > 10) return [];
  return tagsIn(foldedWords(earlier[0] ?? ''), diary.tags).slice(0, 1);
}

function periodOf(found: FoundPeriod, diary: KnownDiary): Period | null | undefined {
  if (found.kind === 'range') {
    const { start, end } = found.period;
    return start === EARLIEST && diary.first !== null && diary.first <= end
      ? { start: diary.first, end }
      : found.period;
  }
  if (found.kind === 'all') return null;
  const [tag] = tagsIn(found.what, diary.tags);
  const start = tag === undefined ? null : diary.firstUse(tag);
  return start === null ? undefined : { start, end: diary.today };
}

const without = (text: string, found: readonly FoundPeriod[]): string =>
  found.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

export const ADDS = /\b(?:junt[oa]s?|juntar|mesmo dia|nesses|nessas|nesse|nessa conta)\b/;
export const TOGETHER = /\b(?:junt[oa]s?|mesmo dia|ao mesmo tempo|e tambem)\b/;
const APART = /\b(?:ou|qual d[oa]s (?:dois|duas))\b/;

/** Reads what a message says. */
export function saysOf(message: string, diary: KnownDiary, { before, earlier }: Context): Said {
  const { today } = diary;
  const words = foldedWords(message);
  const found = findPeriods(message, today);
  const rest = foldedWords(without(message, found));
  const asksWeekdays = before !== null && (before.filter.weekdays.length > 0 || before.measure === 'weekdays');
  const weekdays = weekdaysIn(words, found, asksWeekdays);
  const sinceTags = found.flatMap((one) => (one.kind === 'since-first' ? tagsIn(one.what, diary.tags) : []));
  const ownTags = namedTags(words, diary.tags)
    .filter(({ name }) => !sinceTags.includes(name))
    .map(({ name }) => name);
  const tags = ownTags.length > 0 ? ownTags : tagsReferredTo(words, diary, { before, earlier });
  const parts = partsIn(words);
  const scores = scoresIn(rest, before?.filter.scores !== null && before !== null);
  const refersTo =
    before?.filter.words ??
    earlier.flatMap((text) => noteWordsIn(text, null, false) ?? peopleIn(text).toReversed())[0] ??
    null;
  const noted = noteWordsIn(message, refersTo, before !== null && before.filter.words !== null);
  const isTag = noted !== null && tagsIn(foldedWords(noted), diary.tags).length > 0;
  const isPeriod = noted !== null && findPeriods(noted, today).length > 0;
  const text = isTag || isPeriod ? null : noted;
  const named = {
    tags: tags.length > 0,
    words: text !== null,
    scores: scores !== null,
    weekdays: weekdays.length > 0,
    parts: parts.length,
    day: found.some((one) => one.weekdays),
    before,
  };
  const measure = measureOf(words, rest, named);
  const relative = relativePeriod(words, FAR.test(words) ? olderOf(before) : (before?.period ?? null), today);
  const said = found
    .filter((one) => !((weekdays.length > 0 || measure === 'weekdays') && one.weekdays))
    .filter((one) => !(weekdays.length > 0 && one.kind === 'range' && isToday(one.period, today)))
    .map((one) => periodOf(one, diary))
    .filter((one) => one !== undefined);
  const isOfDay = before?.measure === 'list' && tags.length === 0;
  const isEffect = measure === 'effect' || (measure === null && !isOfDay) || tags.length > 0;
  return {
    words,
    rest,
    measure: measure ?? null,
    periods: relative === null ? narrowest(said, today) : [relative],
    otherFirst: found[0] !== undefined && isOther(foldedWords(message.slice(0, found[0].from))),
    sinceTags,
    isRelative: relative !== null,
    filter: {
      tags,
      apart: tags.length > 1 && APART.test(words) && !TOGETHER.test(words),
      weekdays: measure === 'weekdays' ? [] : weekdays,
      part: parts.length === 1 && measure !== 'parts' ? (parts[0] ?? null) : null,
      scores,
      words: text,
    },
    than: comparesDays(words, { isEffect, hasTag: tags.length > 0, before }),
  };
}

/** Whether a filter has any condition. */
export const isFilled = ({ tags, weekdays, part, scores, words }: Filter): boolean =>
  tags.length > 0 || weekdays.length > 0 || part !== null || scores !== null || words !== null;
