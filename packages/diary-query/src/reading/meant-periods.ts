import { foldForSearch } from '@alento/domain/text/plain-text';
import { addDays } from '@alento/domain/time/local-date';
import type { Period } from '../period/calendar.ts';
import type { FoundPeriod } from '../period/find-periods.ts';
import type { KnownDiary } from './known-diary.ts';

const SMALL = '(?: (?:o|a|os|as|ao|d[eoa]s?|em|n[oa]s?|mes|dia|so|era|e|foi))*';
/** Between a period and the one that corrects it: "maio, digo, abril", "maio mas o que eu queria era abril". */
const CORRECTS = new RegExp(
  [
    '\\b(?:quis|quiz|queria|quero) dizer\\b',
    '\\bquer dizer\\b',
    '\\b(?:digo|alias|opa+|o+ps|pera+i?|espera|calma|errei|errado|enganei|confundi|troquei|corrig\\w+|correcao|correto)\\b',
    '\\b(?:melhor dizendo|na verdade|na real|no caso|o certo)\\b',
    '\\b(?:mas|so que|e sim|mais) (?:o que )?(?:eu )?(?:era|e|quero|queria|to falando|tava falando|pensei em|perguntei)\\b',
    `^[, ]*ou melhor[, ]*${SMALL} ?$`,
    `^ ?(?:nao|n),${SMALL} ?$`,
  ].join('|'),
);
/** Between two periods that are both meant. */
const BOTH = /\b(?:compar\w+|tambem|tb|contra|versus|diferenca|(?:melhor|pior|mais|menos) (?:do )?que)\b|\?/;
/** Before a period that isn't meant: "não é maio, é abril", "em vez de maio". */
const DENIED = new RegExp(
  `\\b(?:nao (?:e|era|foi|quero|queria|perguntei|falei|to falando)|em vez|ao inves|no lugar|troca\\w*)(?: sobre)?${SMALL} ?$`,
);
/** Between a period and another that isn't meant: "maio, e não abril". */
const AND_NOT = new RegExp(`^,? ?(?:e nao|, ?nao)${SMALL} ?$`);

/** Before a period that is taken out of another. */
const EXCLUDED_BEFORE = new RegExp(
  `\\b(?:sem(?: contar| incluir| considerar| pegar| usar)?|tir(?:a|o|ar|e|ando)|menos|exceto|excet[ou]\\w*|fora|exclu\\w+|descont\\w+|ignor\\w+|descart\\w+|pul(?:a|ar|ando|e)|esquec(?:e|er|endo)|nao cont(?:a|e|ar|ando))(?: fora)?${SMALL} ?$`,
);
/** After it: "deixa maio de fora". */
const EXCLUDED_AFTER = /^ ?(?:de fora|pra fora|para fora|fora|nao conta|nao entra|nao vale)\b/;

/** The folded text with single spaces between words; the commas are kept. */
const flat = (text: string): string => foldForSearch(text).replace(/[^a-z0-9,?]+/g, ' ');

/** A period without the days of another at its begin or end; unchanged if those lie in its middle or outside of it. */
export function withoutDays(whole: Period, out: Period): Period {
  if (out.end < whole.start || out.start > whole.end) return whole;
  if (out.start <= whole.start && out.end < whole.end) return { start: addDays(out.end, 1), end: whole.end };
  if (out.end >= whole.end && out.start > whole.start) return { start: whole.start, end: addDays(out.start, -1) };
  return whole;
}

/** Whether a text takes the days out that it names from one position to another. */
const isExcluded = (text: string, { from, to }: FoundPeriod): boolean =>
  EXCLUDED_BEFORE.test(flat(text.slice(0, from))) || EXCLUDED_AFTER.test(flat(text.slice(to)));

/** The periods without those that a later one corrects. */
function corrected(text: string, found: readonly FoundPeriod[]): readonly FoundPeriod[] {
  return found.filter((one, at) => {
    const next = found[at + 1];
    const before = found[at - 1];
    if (before && AND_NOT.test(flat(text.slice(before.to, one.from)))) return false;
    if (found.length > 1 && DENIED.test(flat(text.slice(before?.to ?? 0, one.from)))) return false;
    const between = next ? flat(text.slice(one.to, next.from)) : '';
    return !CORRECTS.test(between) || BOTH.test(between);
  });
}

/** "até hoje" beside another period changes nothing. */
const UNTIL_NOW = /^ate (?:hoje|agora|aqui)$/;

/** The periods that a message means: without corrected ones, and without the days that it takes out. */
export function meantPeriods(text: string, found: readonly FoundPeriod[]): readonly FoundPeriod[] {
  if (found.length < 2) return found;
  const said = found.filter((one) => !UNTIL_NOW.test(flat(text.slice(one.from, one.to))));
  const meant = corrected(text, said.length > 0 ? said : found);
  const isOut = (one: FoundPeriod): boolean => one.weekdays === undefined && isExcluded(text, one);
  const included = meant.filter((one) => !isOut(one));
  if (included.length === 0 || included.length === meant.length) return meant;
  const out = meant.filter(isOut).flatMap((one) => (one.kind === 'range' ? [one.period] : []));
  // "Esse mês sem contar hoje" ends yesterday.
  const [now] = meant.filter((one) => isOut(one) && /\bhoje\b/i.test(text.slice(one.from, one.to)));
  const before = now?.kind === 'range' ? now.period.start : null;
  return included.map((one) => {
    if (one.kind !== 'range') return one;
    const isOpen = before !== null && one.period.start < before && before <= one.period.end;
    const whole = isOpen ? { start: one.period.start, end: addDays(before, -1) } : one.period;
    return { ...one, period: out.reduce(withoutDays, whole) };
  });
}

const EXCLUDES =
  /^(?:(?:e|mas|so|agora|entao) )*(?:tir(?:a|o|ar|e|ando)|sem|menos|fora|exceto|exclu\w+|descont\w+|ignor\w+|descart\w+|pul(?:a|ar|ando|e)|nao cont(?:a|e|ar|ando))\b|\bdeix\w+ .*\bfora\b/;

/** What is left of the period before when a follow-up takes days out of it: "tira 2025", "deixa maio de fora". */
export function remainder(
  words: string,
  out: Period | null | undefined,
  before: Period | null,
  { first, today }: KnownDiary,
): Period | null {
  if (!out || !EXCLUDES.test(words)) return null;
  const whole = before ?? { start: first !== null && first > out.start ? out.start : (first ?? out.start), end: today };
  return withoutDays(whole, out);
}
