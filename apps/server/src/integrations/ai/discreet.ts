import type {
  AiResult,
  AssistantModel,
  HistoryFind,
  ReplyRequest,
  Turn,
} from '@alento/domain/assistant/assistant-model';
import type { ContextEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { tellsOfDoses } from '@alento/local-assistant/doses/ask-doses';

/** The text that replaces a crisis text, or a part of the conversation about the medication diary. */
const LEFT_OUT = '(trecho que não foi enviado)';

/** Checks a text on another thread, because the texts of a request take too long for the event loop. */
type TellsOfCrisis = (text: string, signal: AbortSignal) => Promise<boolean>;

/** Replaces what a request must not contain, until the signal aborts. Rejects if a text can't be checked. */
function discreetFor(tellsOfCrisis: TellsOfCrisis, signal: AbortSignal) {
  const without = async (text: string): Promise<string> =>
    text !== '' && (await tellsOfCrisis(text, signal)) ? LEFT_OUT : text;

  /** The turns without crisis texts, replies about the medication diary, and the questions before these. */
  async function turnsOf(turns: ReplyRequest['turns']): Promise<Turn[]> {
    const discreet: Turn[] = [];
    for (const [index, { role, text }] of turns.entries()) {
      const reply = role === 'person' ? (turns[index + 1]?.text ?? '') : text;
      if (tellsOfDoses(reply)) discreet.push({ role, text: LEFT_OUT });
      else discreet.push({ role, text: role === 'person' ? await without(text) : text });
    }
    return discreet;
  }

  async function personOf(person: PersonContext): Promise<PersonContext> {
    const entries: ContextEntry[] = [];
    for (const entry of person.entries) entries.push({ ...entry, note: await without(entry.note) });
    return { ...person, entries };
  }

  async function findsOf(finds: readonly HistoryFind[]): Promise<HistoryFind[]> {
    const discreet: HistoryFind[] = [];
    for (const find of finds) if (!(await tellsOfCrisis(find.excerpt, signal))) discreet.push(find);
    return discreet;
  }

  const requestOf = async (request: ReplyRequest): Promise<ReplyRequest> => ({
    ...request,
    turns: await turnsOf(request.turns),
    person: await personOf(request.person),
    findHistory: async (query) => findsOf(await request.findHistory(query)),
  });
  return { personOf, requestOf };
}

/** The result of a check of texts. If it is aborted, it is a failure, so that the local assistant replies instead. */
async function checked<T>(check: Promise<T>, signal: AbortSignal): Promise<AiResult<T>> {
  try {
    return { ok: true, value: await check };
  } catch (error) {
    if (signal.aborted) return { ok: false, failure: 'timeout' };
    throw error;
  }
}

/**
 * Wraps a model so that its requests contain no crisis texts, neither in earlier messages nor in notes or search
 * results, and no reply that tells of the medication diary. Texts are checked one at a time, so that the thread's other
 * tasks wait for one text only.
 */
export const withoutSensitiveTexts = (model: AssistantModel, tellsOfCrisis: TellsOfCrisis): AssistantModel => ({
  ...model,
  async reply(request, options) {
    const { signal } = options;
    const discreet = await checked(discreetFor(tellsOfCrisis, signal).requestOf(request), signal);
    return discreet.ok ? model.reply(discreet.value, options) : discreet;
  },
  async wordEntry(person, options) {
    const { signal } = options;
    const discreet = await checked(discreetFor(tellsOfCrisis, signal).personOf(person), signal);
    return discreet.ok ? model.wordEntry(discreet.value, options) : discreet;
  },
});
