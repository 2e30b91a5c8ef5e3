import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { DoseDiary } from '@alento/domain/assistant/person-context';
import { countDoses } from '@alento/domain/medication/counts';
import { foldForSearch } from '@alento/domain/text/plain-text';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { asPlain } from '../language/sentences.ts';
import type { Draft } from '../situation.ts';
import { dosesCopy as copy, DOSES_END, dosesCopy } from './doses.copy.ts';
import { DAY_PARTS, type DoseQuestion, firstDoseDay, readDoseQuestion } from './read-dose-question.ts';

type Dose = DoseDiary['days'][number]['doses'][number];

const FORMAT = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayName = (date: LocalDate): string => FORMAT.format(Date.parse(`${date}T00:00:00Z`));
/** Days that are named in a reply about several days. */
const OPEN_DAYS_MAX = 7;

const isDoseOf =
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
function doseWords(
  question: DoseQuestion,
  { medicines, days }: DoseDiary,
  medicineIds: ReadonlySet<string> | null,
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
      doses: doses.filter(isDoseOf(question)).filter(({ medicationId }) => medicineIds?.has(medicationId) ?? true),
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

type DoseRequest = { question: DoseQuestion; diary: DoseDiary; medicines: ReadonlySet<string> | null };

/** Whether a reply tells something of the medication diary. */
export const tellsOfDoses = (reply: string): boolean => reply.includes(DOSES_END);

/** The ids of the medicines that the words name; null if there are no words, none if a word is no part of a name. */
function namedIn({ medicines }: DoseDiary, words: readonly string[]): ReadonlySet<string> | null {
  if (words.length === 0) return null;
  const idsOf = (word: string): string[] =>
    medicines
      .filter(({ name }) =>
        foldForSearch(name)
          .split(/[^a-z0-9]+/)
          .includes(word),
      )
      .map(({ id }) => id);
  const found = words.map(idsOf);
  return new Set(found.some((ids) => ids.length === 0) ? [] : found.flat());
}

async function read({ turns, person, readDoses }: ReplyRequest): Promise<DoseRequest | null> {
  if (!readDoses) return null;
  const before = turns.at(-2);
  const follows = before?.role === 'assistant' && tellsOfDoses(before.text);
  const question = readDoseQuestion(turns.at(-1)?.text ?? '', person.today, follows);
  if (!question) return null;
  const diary = await readDoses();
  const medicines = namedIn(diary, question.names);
  // Words that are no name of a medicine mean that something else is asked.
  return medicines?.size === 0 ? null : { question, diary, medicines };
}

/**
 * Whether a message asks for what was noted in the medication diary. Such a message is always answered by this server,
 * so that no external service gets anything of that diary.
 */
export const isDoseQuestion = async (request: ReplyRequest): Promise<boolean> => (await read(request)) !== null;

/** The answer from the medication diary, without any advice; null if the message asks for something else. */
export async function answerDoses(request: ReplyRequest): Promise<Draft | null> {
  const doseRequest = await read(request);
  if (!doseRequest) return null;
  const { question, diary, medicines } = doseRequest;
  const paragraphs =
    diary.medicines.length === 0
      ? [dosesCopy.empty(dosesCopy.link)]
      : doseWords(question, diary, medicines, request.person.today);
  return {
    paragraphs: [...paragraphs, DOSES_END],
    sources: [{ title: dosesCopy.title, url: '/medicacao' }],
    understood: 'fact',
  };
}
