import type { AssistantModel, HistoryFind, ReplyRequest, Turn } from '@alento/domain/assistant/assistant-model';
import type { ContextEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { tellsOfDoses } from '@alento/local-assistant/doses/ask-doses';

/** The text that replaces a crisis text, or a part of the conversation about the medication diary. */
const LEFT_OUT = '(trecho que não foi enviado)';

/** Checks a text on another thread, because the texts of a request take too long for the event loop. */
type TellsOfCrisis = (text: string) => Promise<boolean>;

/**
 * Wraps a model so that its requests contain no crisis texts, neither in earlier messages nor in notes or search
 * results, and no reply that tells of the medication diary. Texts are checked one at a time, so that the thread's other
 * tasks wait for one text only.
 */
export function withoutSensitiveTexts(model: AssistantModel, tellsOfCrisis: TellsOfCrisis): AssistantModel {
  const without = async (text: string): Promise<string> =>
    text !== '' && (await tellsOfCrisis(text)) ? LEFT_OUT : text;

  /** The turns without crisis texts, replies about the medication diary, and the questions before these. */
  async function discreetTurns(turns: ReplyRequest['turns']): Promise<Turn[]> {
    const discreet: Turn[] = [];
    for (const [index, { role, text }] of turns.entries()) {
      const reply = role === 'person' ? (turns[index + 1]?.text ?? '') : text;
      if (tellsOfDoses(reply)) discreet.push({ role, text: LEFT_OUT });
      else discreet.push({ role, text: role === 'person' ? await without(text) : text });
    }
    return discreet;
  }

  async function discreetPerson(person: PersonContext): Promise<PersonContext> {
    const entries: ContextEntry[] = [];
    for (const entry of person.entries) entries.push({ ...entry, note: await without(entry.note) });
    return { ...person, entries };
  }

  async function discreetFinds(finds: readonly HistoryFind[]): Promise<HistoryFind[]> {
    const discreet: HistoryFind[] = [];
    for (const find of finds) if (!(await tellsOfCrisis(find.excerpt))) discreet.push(find);
    return discreet;
  }

  const discreetRequest = async (request: ReplyRequest): Promise<ReplyRequest> => ({
    ...request,
    turns: await discreetTurns(request.turns),
    person: await discreetPerson(request.person),
    findHistory: async (query) => discreetFinds(await request.findHistory(query)),
  });

  return {
    ...model,
    reply: async (request, options) => model.reply(await discreetRequest(request), options),
    wordEntry: async (person, options) => model.wordEntry(await discreetPerson(person), options),
  };
}
