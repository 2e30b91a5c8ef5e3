import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { DoseDiary } from '@alento/domain/assistant/person-context';
import { foldForSearch } from '@alento/domain/text/plain-text';
import type { Draft } from '../situation.ts';
import { doseWords } from './dose-words.ts';
import { DOSES_END, dosesCopy } from './doses.copy.ts';
import { type DoseQuestion, readDoseQuestion } from './read-dose-question.ts';

type Asked = { question: DoseQuestion; diary: DoseDiary; medicines: ReadonlySet<string> | null };

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

async function read({ turns, person, readDoses }: ReplyRequest): Promise<Asked | null> {
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
export const asksForDoses = async (request: ReplyRequest): Promise<boolean> => (await read(request)) !== null;

/** The answer from the medication diary, without any advice; null if the message asks for something else. */
export async function answerDoses(request: ReplyRequest): Promise<Draft | null> {
  const asked = await read(request);
  if (!asked) return null;
  const { question, diary, medicines } = asked;
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
