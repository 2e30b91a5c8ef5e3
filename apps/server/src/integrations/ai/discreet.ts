import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { AssistantModel, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import { tellsOfDoses } from '@alento/local-assistant/doses/ask-doses';

/** The text that replaces a crisis text, or a reply about the medication diary. */
const LEFT_OUT = '(trecho que não foi enviado)';

const tellsOfCrisis = (text: string): boolean => text !== '' && checkCrisis(text).level === 'crisis';
const without = (text: string): string => (tellsOfCrisis(text) ? LEFT_OUT : text);

const told = (reply: string): string => (tellsOfDoses(reply) ? LEFT_OUT : reply);

const discreetPerson = (person: PersonContext): PersonContext => ({
  ...person,
  entries: person.entries.map((entry) => ({ ...entry, note: without(entry.note) })),
});

const discreetRequest = (request: ReplyRequest): ReplyRequest => ({
  ...request,
  turns: request.turns.map((turn) => ({
    ...turn,
    text: turn.role === 'person' ? without(turn.text) : told(turn.text),
  })),
  person: discreetPerson(request.person),
  findHistory: async (query) => (await request.findHistory(query)).filter(({ excerpt }) => !tellsOfCrisis(excerpt)),
});

/**
 * Wraps a model so that its requests contain no crisis texts, neither in earlier messages nor in notes or search
 * results (decision D22), and no reply that tells of the medication diary (decision D46).
 */
export const discreet = (model: AssistantModel): AssistantModel => ({
  ...model,
  reply: (request, options) => model.reply(discreetRequest(request), options),
  wordEntry: (person, options) => model.wordEntry(discreetPerson(person), options),
});
