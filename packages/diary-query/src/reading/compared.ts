import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { lengthOf, monthAt, monthOf, type Period, yearOf } from '../period/calendar.ts';
import { MONTHS } from '../period/vocabulary.ts';
import type { Measure, Query, Than } from '../query/query.ts';
import { countedBefore } from './days-around.ts';
import { COMPARABLE, spanOf } from './follow-up.ts';
import type { KnownDiary } from './known-diary.ts';
import { currentLike, periodBefore, yearsBefore } from './relative-period.ts';
import type { Said } from './said.ts';
import { comparesPeriods } from './than.ts';

const other = (period: Period): Than => ({ kind: 'period', period });

/** The period and what it is compared with. */
export function readComparison(
  said: Said,
  measure: Measure,
  period: Period | null,
  before: Query | null,
  diary: KnownDiary,
): Pick<Query, 'period' | 'than'> {
  const { today } = diary;
  const { words } = said;
  const [first, second] = said.periods;
  const named = first && before ? partNamed(words, first, before) : null;
  if (named !== null) return { period: named, than: null };
  const begun = firstMonth(words, measure, diary);
  if (begun !== null) return { period: begun, than: null };
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
  // "o maio com o maio"
  if (first && comparing && NAMED_TWICE.test(words)) return { period: first, than: other(yearsBefore(first, 1)) };
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
  // "Escrevi em janeiro ou fevereiro?" asks about both.
  if (first && second && OF_NOTES.includes(measure) && /\bou\b/.test(words))
    return { period: spanOf([first, second]), than: null };
  if (first && second && (comparing || /\bou\b/.test(words))) return { period: first, than: other(second) };
  const counted = first && !second && comparing && !said.isRelative ? countedBefore(words, first) : null;
  if (first && counted !== null) return { period: first, than: other(counted) };
  const lately = first && !second && comparing ? lastCalendar(words, first, today) : null;
  if (first && lately !== null) return { period: first, than: other(lately) };
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
    (before === null || /\b(?:que|contra) (?:n?ess[ea]|n?est[ea]) (?:de )?(?:agora|atual|aqui)\b/.test(said.rest))
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
  const previous = before.than;
  if (previous.kind === 'period') {
    if (first && WIDENS.test(words)) return { period: first, than: null };
    // "Comparando só os sábados"
    if (!first && said.filter.weekdays.length > 0) return { period, than: previous };
    const isOld = (one: Period | null): boolean => one !== null && one.end < today;
    // "E setembro?" after julho was compared with this month.
    if (first && said.measure === null && measure === 'change')
      return isOld(before.period) && !isOld(previous.period)
        ? { period: first, than: previous }
        : { period: before.period, than: other(first) };
    const isScreening = said.measure === 'phq9' || said.measure === 'gad7';
    const goesOn =
      (said.measure === null || !isScreening) &&
      (said.measure === null ||
        (said.filter.tags.length === 0 && COMPARABLE.includes(measure) && words.split(' ').length <= 6));
    return { period, than: !first && goesOn ? previous : null };
  }
  return { period, than: said.measure === null ? previous : null };
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

/** "A retrasada foi pior que a passada?": the last calendar week, month or year, or the one before it. */
function lastCalendar(words: string, first: Period, today: LocalDate): Period | null {
  const [, which = ''] =
    /\b(?:que|contra|com) (?:n?[oa] |[oa] d[oa] )?(passad[oa]|retrasad[oa])\b(?!.*\bano\b)/.exec(words) ?? [];
  const current = which === '' ? null : currentLike(first, today);
  if (current === null) return null;
  const last = periodBefore(current, today);
  const named = which.startsWith('retrasad') ? periodBefore(last, today) : last;
  return named.start === first.start ? null : named;
}

/** "Alarga isso pro ano todo" */
const WIDENS =
  /^(?:(?:e|mas|agora|so|entao) )*(?:alarg\w+|estend\w+|ampli\w+|aument\w+|abr[ae]|expand\w+|estic\w+|mud\w+|troc\w+|pass\w+|bot\w+|coloc\w+|poe|peg\w+)(?: (?:isso|iss?o ai|a conta|o periodo|o prazo))? para\b/;

/** "A da de junho" after the first week of June: that week. */
function partNamed(words: string, month: Period, { period, than, recent }: Query): Period | null {
  if (!PART_OF.test(words) || monthAt(yearOf(month.start), monthOf(month.start)).end !== month.end) return null;
  const other = than?.kind === 'period' ? than.period : null;
  const parts = [period, other, ...recent.periods].filter((one) => one !== null);
  return (
    parts.find((one) => month.start <= one.start && one.end <= month.end && lengthOf(one) < lengthOf(month)) ?? null
  );
}
const PART_OF = new RegExp(`\\b(?:d[ao]s?|n[ao]s?|essa|esse|media) de (?:${Object.keys(MONTHS).join('|')})\\b`);

const OF_NOTES: readonly Measure[] = ['words', 'last', 'first'];
const NAMED_TWICE = new RegExp(
  `\\b(${Object.keys(MONTHS).join('|')}) (?:com|contra|e|versus|vs|x|para) (?:o |esse |este )?\\1\\b`,
);

const FIRST_MONTH =
  /\b(?:comec(?:o|inho)|inicio|principio|primeir[oa]s? (?:mes|semanas?|dias?|tempos?))(?: \w+){0,2} (?:quando|que|assim que|logo que|de quando) (?:eu )?(?:entrei|comecei|baixei|instalei|abri|cheguei)\b|\b(?:logo|assim) que (?:eu )?(?:entrei|comecei|baixei|instalei) (?:aqui|a (?:usar|anotar|marcar|registrar)|(?:n)?o (?:app|diario|aplicativo|alento))\b|\b(?:meu|n?aquele|n?esse) primeiro mes\b/;
/** "No comecinho, quando eu entrei": the first month of the diary. */
const firstMonth = (words: string, measure: Measure, { first }: KnownDiary): Period | null =>
  first !== null && measure !== 'first' && FIRST_MONTH.test(words) ? monthAt(yearOf(first), monthOf(first)) : null;

const COMPARABLE_ALONE: readonly Measure[] = ['change', 'sleep', 'spread', 'average', 'count', 'days'];
const REMAINS = /^(?:tira|tirando|so|contando|sem)\b/;
const COMPARES_WITH =
  /\bque (?:n?[oa] )?(?:antes|anterior|passad[oa])\b|\bque (?:[oa] )?(?:minha |meu )?(?:media|notas?|humor|normal) (?:geral )?(?:d|n)[eoa]s?\b|\bem (?:cima d[eao]s?|relacao a[os]?|comparacao (?:com|a[os]?))\b|\bcompar\w+ (?:com|a[os]?)\b|^(?:e )?(?:contra|versus)\b/;

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

/** "Em relação a tudo que veio antes" */
const ALL_BEFORE =
  /\b(?:(?:d?o )?que|em relacao a|compar\w+ (?:com|a|ao)|contra|versus|perto d[eo])(?: \w+)? ?(?:tudo|todo o (?:tempo|resto|periodo)|o resto)(?: (?:que|o que|de|do que))*(?: (?:veio|vem|era|foi|tinha|teve|houve|rolou|aconteceu|anotei|registrei|marquei|eu|anotado|registrado))* (?:de )?antes\b/;

/** "Mais estável agora do que antes?" after a period that goes on until today: all that was before it. */
function beforeBorder(
  said: Said,
  before: Query | null,
  { first, today }: KnownDiary,
): Pick<Query, 'period' | 'than'> | null {
  const period = before?.period ?? null;
  const all = (said.isRelative ? null : said.periods[0]) ?? period;
  if (all && first !== null && all.start > first && ALL_BEFORE.test(said.words))
    return { period: all, than: other({ start: first, end: addDays(all.start, -1) }) };
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
