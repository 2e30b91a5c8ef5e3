import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { AssistantModel, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import { tellsOfDoses } from '@alento/local-assistant/doses/ask-doses';

/** The text that replaces a crisis text, or a part of the conversation about the medication diary. */
const LEFT_OUT = '(trecho que não foi enviado)';

const tellsOfCrisis = (text: string): boolean => text !== '' && checkCrisis(text).level === 'crisis';
const without = (text: string): string => (tellsOfCrisis(text) ? LEFT_OUT : text);

/** The turns without crisis texts, replies about the medication diary, and the questions before these. */
const discreetTurns = (turns: ReplyRequest['turns']): ReplyRequest['turns'] =>
  turns.map(({ role, text }, index) => {
    const reply = role === 'person' ? (turns[index + 1]?.text ?? '') : text;
    if (tellsOfDoses(reply)) return { role, text: LEFT_OUT };
    return { role, text: role === 'person' ? without(text) : text };
  });

const discreetPerson = (person: PersonContext): PersonContext => ({
  ...person,
  entries: person.entries.map((entry) => ({ ...entry, note: without(entry.note) })),
});

const discreetRequest = (request: ReplyRequest): ReplyRequest => ({
  ...request,
  turns: discreetTurns(request.turns),
  person: discreetPerson(request.person),
  findHistory: async (query) => (await request.findHistory(query)).filter(({ excerpt }) => !tellsOfCrisis(excerpt)),
});

/**
 * Wraps a model so that its requests contain no crisis texts, neither in earlier messages nor in notes or search
 * results, and no reply that tells of the medication diary.
 */
export const withoutSensitiveTexts = (model: AssistantModel): AssistantModel => ({
  ...model,
  reply: (request, options) => model.reply(discreetRequest(request), options),
  wordEntry: (person, options) => model.wordEntry(discreetPerson(person), options),
});
