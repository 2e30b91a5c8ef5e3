import { addDays } from '@alento/domain/time/local-date';
import { lengthOf, type Period } from '../period/calendar.ts';
import type { Measure, Query, Than } from '../query/query.ts';
import { COMPARABLE } from './follow-up.ts';
import type { KnownDiary } from './known-diary.ts';
import { currentLike, periodBefore, yearsBefore } from './relative-period.ts';
import type { Said } from './said.ts';
import { comparesPeriods } from './than.ts';

const other = (period: Period): Than => ({ kind: 'period', period });

/** The period and what it is compared with. */
export function compared(
  said: Said,
  measure: Measure,
  period: Period | null,
  before: Query | null,
  diary: KnownDiary,
): Pick<Query, 'period' | 'than'> {
  const { today } = diary;
  const { words } = said;
  const [first, second] = said.periods;
  const old = before?.period ?? null;
  if (/\bantes e (?:um )?depois\b/.test(words)) return beforeAndAfter(said, before, diary) ?? { period, than: null };
  if (said.than !== null) return { period, than: said.than };
  const border = beforeBorder(said, before, diary);
  if (border !== null) return border;
  const comparing = comparesPeriods(words) || measure === 'change';
  if (
    first &&
    comparing &&
    /\b(?:um ano (?:atras|antes)|ha um ano|n?[oa] mesm[oa] (?:\w+ )?(?:do|no) ano (?:passado|anterior))\b/.test(words)
  )
    return { period: first, than: other(yearsBefore(first, 1)) };
  const again = sameDistance(said, before);
  if (again !== null) return again;
  const years = said.periods.slice(1).filter((one) => one?.start.endsWith('-01-01') && one.end.endsWith('-12-31'));
  const otherYear = years.find((one) => first && one && one.start.slice(0, 4) !== first.start.slice(0, 4));
  // "de 2 de maio a 18 de junho, 2026 contra 2025"
  if (first && otherYear && comparing && lengthOf(first) < 360)
    return {
      period: first,
      than: other(yearsBefore(first, Number(first.start.slice(0, 4)) - Number(otherYear.start.slice(0, 4)))),
    };
  if (first && second && (comparing || /\bou\b/.test(words))) return { period: first, than: other(second) };
  if (
    first &&
    !second &&
    comparing &&
    /\b(?:(?:compar\w+ (?:a|com a|com o|ao?)|que|que [oa]|contra [oa]|do que [oa]|que n[oa]|com [oa] d[oa]|do que n[oa]) (?:outr[oa]|anterior|de antes|passad[oa]|retrasad[oa]))\b/.test(
      words,
    )
  )
    return { period: first, than: other(periodBefore(first, today)) };
  if (
    first &&
    measure === 'change' &&
    /\b(?:que|contra|para|e) (?:ess[ea]|est[ea]|agora|hoje|o atual|ele|est(?:a|ou))\b/.test(said.rest) &&
    before === null
  ) {
    const current = currentLike(first, today);
    if (current) return { period: first, than: other(current) };
  }
  if (before !== null && first && (comparing || said.isRelative) && (said.measure !== null || comparesPeriods(words))) {
    const isSame = old?.start === first.start && old?.end === first.end;
    const base = old ?? currentLike(first, today);
    const asks = measure === 'change' || comparesPeriods(words);
    if (asks && base && !isSame && !REMAINS.test(words))
      return said.otherFirst || COMPARES_WITH.test(words)
        ? { period: base, than: other(first) }
        : { period: first, than: other(base) };
  }
  if (before === null && first && said.otherFirst && COMPARABLE_ALONE.includes(measure)) {
    const base = currentLike(first, today);
    if (base) return { period: base, than: other(first) };
  }
  const two = lastTwo(said, measure, before);
  if (two !== null) return two;
  if (!before?.than) return { period, than: null };
  const kept = before.than;
  if (kept.kind === 'period') {
    const isOld = (one: Period | null): boolean => one !== null && one.end < today;
    // "E setembro?" after julho was compared with this month.
    if (first && said.measure === null && measure === 'change')
      return isOld(before.period) && !isOld(kept.period)
        ? { period: first, than: kept }
        : { period: before.period, than: other(first) };
    const isScreening = said.measure === 'phq9' || said.measure === 'gad7';
    const goesOn =
      (said.measure === null || !isScreening) &&
      (said.measure === null ||
        (said.filter.tags.length === 0 && COMPARABLE.includes(measure) && words.split(' ').length <= 6));
    return { period, than: !first && goesOn ? kept : null };
  }
  return { period, than: said.measure === null ? kept : null };
}

/** "Caiu ou subiu?" and "ganhou qual?" compare the two periods that the last questions were about. */
function lastTwo(said: Said, measure: Measure, before: Query | null): Pick<Query, 'period' | 'than'> | null {
  const [newer, ...rest] = before?.recent.periods ?? [];
  if (measure !== 'change' || said.periods.length > 0 || !newer || before?.than) return null;
  const older = rest.find((one) => {
    const ratio = lengthOf(newer) / lengthOf(one);
    return ratio > 0.4 && ratio < 2.5 && (one.end < newer.start || newer.end < one.start);
  });
  return older ? { period: newer, than: other(older) } : null;
}

const COMPARABLE_ALONE: readonly Measure[] = ['change', 'sleep', 'spread', 'average', 'count', 'days'];
const REMAINS = /^(?:tira|tirando|so|contando|sem)\b/;
const COMPARES_WITH =
  /\bque (?:n?[oa] )?(?:antes|anterior|passad[oa])\b|\bcompar\w+ (?:com|a[os]?)\b|^(?:e )?(?:contra|versus)\b/;

/** "Faça igual com maio" after this June was compared with June of last year. */
function sameDistance(said: Said, before: Query | null): Pick<Query, 'period' | 'than'> | null {
  const [first] = said.periods;
  const old = before?.period ?? null;
  const than = before?.than?.kind === 'period' ? before.than.period : null;
  if (!first || !old || !than || !/\b(?:igual|o mesmo|mesma (?:coisa|conta|comparacao))\b/.test(said.words))
    return null;
  const years = Number(old.start.slice(0, 4)) - Number(than.start.slice(0, 4));
  return years > 0 && old.start.slice(4) === than.start.slice(4)
    ? { period: first, than: other(yearsBefore(first, years)) }
    : null;
}

/** "Mais estável agora do que antes?" after a period that goes on until today: all that was before it. */
function beforeBorder(
  said: Said,
  before: Query | null,
  { first, today }: KnownDiary,
): Pick<Query, 'period' | 'than'> | null {
  const period = before?.period ?? null;
  if (
    period === null ||
    first === null ||
    period.end < today ||
    period.start <= first ||
    currentLike(period, today) !== null
  )
    return null;
  if (
    !/\b(?:(?:d?o )?que|em relacao a[o]?|compar\w+ (?:com|a|ao)) (?:o |era |foi )?(?:antes|(?:periodo |tempo )?anterior)\b/.test(
      said.words,
    )
  )
    return null;
  return lengthOf(period) > 45 ? { period, than: other({ start: first, end: addDays(period.start, -1) }) } : null;
}

/** "um antes e depois de quando comecei": since the first use, and everything before. */
function beforeAndAfter(
  said: Said,
  before: Query | null,
  { first, today, firstUse }: KnownDiary,
): Pick<Query, 'period' | 'than'> | null {
  const [tag] = [
    ...said.filter.tags,
    ...said.sinceTags,
    ...(before?.filter.tags ?? []),
    ...(before?.recent.tags ?? []),
  ];
  const start = said.periods[0]?.start ?? (tag === undefined ? null : firstUse(tag));
  if (start === null || first === null || first >= start) return null;
  return { period: { start, end: today }, than: other({ start: first, end: addDays(start, -1) }) };
}
