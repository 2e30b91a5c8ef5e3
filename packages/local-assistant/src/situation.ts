import { type CrisisCheck, checkCrisis } from '@alento/crisis-check/crisis-check';
import type { ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import { readState, type State } from './conversation/state.ts';
import { readWords } from './language/words.ts';
import type { Label } from './understanding/labels.ts';
import { type Ranked, rank } from './understanding/model.ts';
import { type Pick, wordingsBy } from './wording.ts';

/** A draft reply: Markdown paragraphs, at most one question at the end, and the pages it cites. */
export type Draft = {
  paragraphs: readonly string[];
  ask?: string;
  sources?: readonly Source[];
  choices?: readonly string[];
  /** What the reply is about, for the conversation's state; the subject stays if undefined. */
  about?: Label;
  /** What the message was taken for; `about` if undefined. */
  understood?: Label;
  /** What else changes in the state. */
  next?: Partial<State>;
};

/** The message to answer, and the conversation so far. */
export type Situation = {
  request: ReplyRequest;
  /** The message to answer, as written and normalised. */
  message: string;
  words: string;
  /** What the message tells of a crisis. The check of a long message takes tens of milliseconds: it is made once. */
  crisis: CrisisCheck;
  state: State;
  /** What the message may be, most probable first. */
  ranked: readonly Ranked[];
  pick: Pick;
  /** The assistant's previous message, and all its messages. */
  before: string | null;
  said: readonly string[];
  /** The person's earlier messages, newest first. */
  earlier: readonly string[];
};

export type Skill = (situation: Situation) => Draft | Promise<Draft>;

/** A greeting before the actual message. */
const GREETING =
  /^(?:(?:oi+e?|ola|opa|eai|e ai|hey|bom dia|boa tarde|boa noite|alo|hello|hi)(?: alento| assistente| gente)?(?: tudo (?:bem|bom))? )+(?=[a-z0-9]+ )/;

/** Normalised text without a greeting at its start. */
export const matchedWords = (text: string): string => readWords(text).replace(GREETING, '');

/**
 * A text without the combining marks that no letter has. Thousands of them on one letter would keep the server busy.
 */
export const withoutLooseMarks = (text: string): string => text.normalize('NFC').replace(/\p{Mark}+/gu, '');

/** Extracts the message to answer and the earlier messages from a request. */
export function situationOf(received: ReplyRequest): Situation {
  const turns = received.turns.map((turn) => ({ ...turn, text: withoutLooseMarks(turn.text) }));
  const request = { ...received, turns };
  const message = request.turns.at(-1)?.text.trim() ?? '';
  const past = request.turns.slice(0, -1);
  const said = past.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const last = past.at(-1);
  const state = readState(request.state);
  return {
    request,
    message,
    words: matchedWords(message),
    crisis: checkCrisis(message),
    state,
    ranked: rank(message, state.about ?? (past.length === 0 ? null : undefined)),
    pick: wordingsBy(request.variant, said),
    before: last?.role === 'assistant' ? last.text : null,
    said,
    earlier: past
      .filter(({ role }) => role === 'person')
      .map(({ text }) => text)
      .toReversed(),
  };
}

/** The share of a label in the ranking, 0 to 1. */
export const shareOf = ({ ranked }: Situation, label: Label): number =>
  ranked.find((one) => one.label === label)?.share ?? 0;

/** Whether a message is a question, by its question mark or its first words. */
export const isQuestion = (message: string, words: string): boolean =>
  message.includes('?') ||
  /^(?:o que|que|qual|quais|quem|como|onde|quando|quanto|quantos|por que|sera|existe|tem como|da para|voce (?:sabe|pode|acha|conhece)|me (?:explica|fala|diz|conta|ensina)|explica|fale|quero saber|queria saber|pode me|preciso saber|sobre) /.test(
    words,
  );
