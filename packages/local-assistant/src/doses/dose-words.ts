import type { DoseDiary } from '@alento/domain/assistant/person-context';
import { countDoses } from '@alento/domain/medication/counts';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { asPlain } from '../language/sentences.ts';
import { dosesCopy as copy } from './doses.copy.ts';
import { DAY_PARTS, type DoseQuestion, firstDoseDay } from './read-dose-question.ts';

type Dose = DoseDiary['days'][number]['doses'][number];

const FORMAT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayName = (date: LocalDate): string => FORMAT.format(Date.parse(`${date}T00:00:00Z`));
/** Days that are named in a reply about several days. */
const OPEN_DAYS_MAX = 7;

const isAsked =
  ({ part, time }: DoseQuestion) =>
  (dose: Dose): boolean => {
    if (time !== null) return dose.time?.startsWith(time) ?? false;
    if (part === null) return true;
    const [from, to] = DAY_PARTS[part];
    const hour = Number(dose.time?.slice(0, 2) ?? Number.NaN);
    return hour >= from && hour < to;
  };

function whenOf({ start, end, part, time }: DoseQuestion, today: LocalDate): string {
  const day =
    start !== end
      ? copy.days(dayName(start), dayName(end))
      : start === today
        ? copy.today
        : start === addDays(today, -1)
          ? copy.yesterday
          : copy.day(dayName(start));
  if (time !== null) return `${copy.at(time)} ${day}`;
  return part === null ? day : `${day} ${copy.parts[part]}`;
}

function dayWords(
  question: DoseQuestion,
  doses: readonly Dose[],
  names: ReadonlyMap<string, string>,
  when: string,
): string[] {
  const { planned, taken, open, asNeeded } = countDoses(doses);
  const count = planned + asNeeded;
  const done = taken + asNeeded;
  const lead =
    question.asks === 'open' && open === 0
      ? copy.noneOpen(when)
      : done === count
        ? copy.allTaken(when, count)
        : done === 0
          ? copy.noneTaken(when)
          : copy.someTaken(when, done, count);
  const lines = doses.map(({ medicationId, time, status }) =>
    copy.line(time, asPlain(names.get(medicationId) ?? ''), copy.statuses[status ?? 'open']),
  );
  return [`${lead}\n\n${lines.join('\n')}`, ...(open > 0 ? [copy.notKnown] : [])];
}

/** The last dose that is noted as taken. */
function lastWords(
  question: DoseQuestion,
  days: DoseDiary['days'],
  names: ReadonlyMap<string, string>,
  today: LocalDate,
): string[] {
  const day = days.findLast(({ doses }) => doses.some(({ status }) => status === 'taken'));
  const last = day?.doses.findLast(({ status }) => status === 'taken');
  if (!day || !last) return [copy.noLast];
  const when = whenOf({ ...question, start: day.date, end: day.date }, today);
  const which = last.time === null ? when : copy.lastTime(last.time, when);
  return [copy.last(which, asPlain(names.get(last.medicationId) ?? ''))];
}

/**
 * What the diary says about a question, in paragraphs: the notes and nothing else, no advice.
 *
 * @param medicines ids of the medicines that are asked about; null for all.
 */
export function doseWords(
  question: DoseQuestion,
  { medicines, days }: DoseDiary,
  asked: ReadonlySet<string> | null,
  today: LocalDate,
): string[] {
  const names = new Map(medicines.map(({ id, name }) => [id, name]));
  const first = firstDoseDay(today);
  const start = question.start < first ? first : question.start;
  const range = { ...question, start };
  const earlier = question.start < first ? [copy.earlier] : [];
  const chosen = days
    .filter(({ date }) => date >= start && date <= question.end)
    .map(({ date, doses }) => ({
      date,
      doses: doses.filter(isAsked(question)).filter(({ medicationId }) => asked?.has(medicationId) ?? true),
    }))
    .filter(({ doses }) => doses.length > 0);
  const when = whenOf(range, today);
  if (question.asks === 'last') return lastWords(question, chosen, names, today);
  const [only] = chosen;
  if (only === undefined || question.end < first) return [copy.nothing(when, copy.link), ...earlier];
  if (start === question.end) return [...dayWords(question, only.doses, names, when), ...earlier];
  const counted = chosen.map(({ date, doses }) => ({ date, counts: countDoses(doses) }));
  const planned = counted.filter(({ counts }) => counts.planned > 0);
  const open = planned.filter(({ counts }) => counts.open > 0).map(({ date }) => dayName(date));
  const all = planned.filter(({ counts }) => counts.taken === counts.planned).length;
  return [
    copy.whole(when, all, planned.length),
    ...(open.length > 0 ? [copy.openDays(open.slice(-OPEN_DAYS_MAX).join(', ')), copy.notKnown] : []),
    ...earlier,
  ];
}
