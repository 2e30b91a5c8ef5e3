import type { LocalDate } from '@alento/domain/time/local-date';
import { foldedWords } from '../language/folded-words.ts';
import { EARLIEST, lengthOf, type Period } from '../period/calendar.ts';
import { type FoundPeriod, findPeriods } from '../period/find-periods.ts';
import type { Filter, Measure, Query, Than } from '../query/query.ts';
import { withoutAsides, withoutStory } from './asides.ts';
import type { KnownDiary } from './known-diary.ts';
import { measureOf } from './measure.ts';
import { noteWordsIn, peopleIn } from './note-words.ts';
import { plainWords } from './plain-words.ts';
import { relativePeriod } from './relative-period.ts';
import { scoresIn } from './scores.ts';
import { exchangedTags, tagsIn } from './tags.ts';
import { comparesDays, isOther } from './than.ts';
import { partsOfDayIn, weekdaysIn } from './times.ts';

/** What a question may ask for, most probable first; the shares are from 0 to 1. */
export type GuessMeasure = (
  message: string,
  before: Measure | null,
) => readonly { readonly measure: Measure; readonly share: number }[];

/** What a question may refer to: the question before, and the person's earlier messages, newest first. */
export type Context = {
  readonly before: Query | null;
  readonly earlier: readonly string[];
  /** Guesses the measure of a question whose words have no sign of one. */
  readonly guess?: GuessMeasure;
};

/** What a message says by itself. */
export type Said = {
  readonly words: string;
  /** The words without the periods that were found. */
  readonly rest: string;
  readonly measure: Measure | null;
  /** Whether the measure is only likely, after the question before. */
  readonly isGuessed: boolean;
  /** Whether the measure of the question before is asked for again, by other words. */
  readonly isSame?: boolean;
  readonly periods: readonly (Period | null)[];
  /** Whether the (first) period was only meant beside the one before. */
  readonly isRelative: boolean;
  readonly filter: Filter;
  readonly than: Than | null;
  /** Whether the first period is the one that is compared with: "mais do que em março?". */
  readonly otherFirst: boolean;
  /** Tags whose first use begins the period. */
  readonly sinceTags: readonly string[];
  /** Tags of the question before that are left out now: "troca corrida por café". */
  readonly outTags: readonly string[];
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

/** A period without a beginning begins with the diary. */
const fromFirst = (period: Period, { first }: KnownDiary): Period =>
  period.start === EARLIEST && first !== null && first <= period.end ? { start: first, end: period.end } : period;

const without = (text: string, found: readonly FoundPeriod[]): string =>
  found.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

export const ADDS = /\b(?:os dois$|as duas$|junt[oa]s?|juntar|mesmo dia|nesses|nessas|nesse|nessa conta)\b/;
export const TOGETHER = /\b(?:junt[oa]s?|mesmo dia|ao mesmo tempo|e tambem)\b/;
const APART = /\b(?:ou|qual d[oa]s (?:dois|duas))\b/;

const SHORT_WORDS = 8;
/** Whether a short message goes on about the tag of the question before: "vale a pena?". */
const isAboutTag = (before: Query | null, words: string): boolean =>
  before !== null &&
  before.filter.tags.length > 0 &&
  words.split(' ').length <= SHORT_WORDS &&
  !/\beu (?:faco|faria)\b/.test(words);

const NIGHTS = ['Dormi bem', 'Dormi mal'];
/** "E mal?" after "quantas vezes dormi bem?". */
function otherNight(words: string, before: Query | null, { tags }: KnownDiary): string[] | null {
  const said = /^(?:e )?(?:[ao]s )?(?:dormi |noites )?(bem|mal|boas|ruins)$/.exec(words)?.[1];
  if (said === undefined || !before?.filter.tags.some((tag) => NIGHTS.includes(tag))) return null;
  return tags.filter((tag) => tag === (said === 'bem' || said === 'boas' ? 'Dormi bem' : 'Dormi mal'));
}

/** Measures of which one weekday of one week would say little. */
const OF_MANY: readonly Measure[] = ['effect', 'share', 'lifts', 'weighs', 'parts', 'spread'];
const isOfMany = (before: Query | null): boolean => before !== null && OF_MANY.includes(before.measure);

const PLAIN = { tags: true, words: false, scores: false, weekdays: false, parts: 0, day: false, before: null };
const asksMeasure = (piece: string): boolean => measureOf(plainWords(piece), plainWords(piece), PLAIN) !== null;

/** Reads what a message says. */
export function saysOf(whole: string, diary: KnownDiary, { before, earlier }: Context): Said {
  const { today } = diary;
  const message = withoutStory(whole, asksMeasure);
  const written = plainWords(message);
  const isOfWeek = before !== null && before.filter.weekdays.length > 0;
  const words =
    isOfWeek || /\b(?:fim|fins|finais) de semana|\bsabados?\b|\bdomingos?\b/.test(written)
      ? written.replace(/\bdias? de trabalho\b/g, 'dias uteis')
      : written;
  const found = withoutAsides(message, findPeriods(message, today), asksMeasure);
  const rest = plainWords(without(message, found));
  const asksWeekdays = before !== null && (before.filter.weekdays.length > 0 || before.measure === 'weekdays');
  const sinceTags = found.flatMap((one) => (one.kind === 'since-first' ? tagsIn(one.what, diary.tags) : []));
  const exchanged = exchangedTags(words, diary.tags);
  const outTags = before === null ? [] : exchanged.out.filter((name) => before.filter.tags.includes(name));
  const ownTags = [...exchanged.named, ...exchanged.out].filter(
    (name) => !sinceTags.includes(name) && !outTags.includes(name),
  );
  const weekdays = weekdaysIn(words, found, {
    goesOn: asksWeekdays,
    isOfMany: isOfMany(before) || ownTags.length > 0,
  });
  const tags =
    ownTags.length > 0
      ? ownTags
      : (otherNight(words, before, diary) ?? tagsReferredTo(words, diary, { before, earlier }));
  const parts = partsOfDayIn(words);
  // "Minha média é maior que 3?" asks for the average of all scores.
  const isOfAverage = /\bmedias?\b.{0,20}\b(?:maior|menor|acima|abaixo|pass\w+|mais de|menos de)\b/.test(rest);
  const scores = isOfAverage
    ? null
    : scoresIn(rest, before !== null && (before.filter.scores !== null || before.measure === 'share'));
  const refersTo =
    // "Falei dela, da minha mãe" says whom.
    peopleIn(message)[0] ??
    before?.filter.words ??
    earlier.flatMap((text) => noteWordsIn(text, null, false) ?? peopleIn(text).toReversed())[0] ??
    null;
  const noted = noteWordsIn(message, refersTo, before !== null && before.filter.words !== null);
  // "Dias com dormi mal": a part of the tag's name.
  const isOfTag = noted !== null && ownTags.some((name) => foldedWords(name).includes(foldedWords(noted)));
  const isTag = isOfTag || (noted !== null && tagsIn(foldedWords(noted), diary.tags).length > 0);
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
  const own = measureOf(words, rest, named);
  const measure =
    own ??
    (isAboutTag(before, words) && measureOf(words, rest, { ...named, tags: true }) === 'effect' ? 'effect' : null);
  const relative = relativePeriod(
    words,
    FAR.test(words) ? olderOf(before) : (before?.period ?? null),
    foldedWords(earlier[0] ?? ''),
    today,
  );
  const said = found
    .filter((one) => !((weekdays.length > 0 || measure === 'weekdays') && one.weekdays))
    .filter((one) => !(weekdays.length > 0 && one.kind === 'range' && isToday(one.period, today)))
    .map((one) => periodOf(one, diary))
    .filter((one) => one !== undefined)
    // "No total" beside a period says nothing.
    .filter((one, _at, all) => one !== null || all.every((other) => other === null));
  // "Este ano foi melhor que o anterior?" names its period.
  const isWhole =
    relative !== null &&
    /\b(?:que|com|contra) (?:n?[oa] )?(?:anterior|passad[oa])\b/.test(words) &&
    said.some((one) => one !== null && lengthOf(one) > 1);
  const isOfDay = before?.measure === 'list' && tags.length === 0;
  const isEffect = measure === 'effect' || (measure === null && !isOfDay) || tags.length > 0;
  return {
    words,
    rest,
    measure,
    isGuessed: own !== measure,
    periods: relative === null || isWhole ? narrowest(said, today) : [fromFirst(relative, diary)],
    otherFirst: found[0] !== undefined && isOther(foldedWords(message.slice(0, found[0].from))),
    sinceTags,
    outTags,
    isRelative: relative !== null && !isWhole,
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
