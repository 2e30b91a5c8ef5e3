import type { ReplyRequest, Source } from '@alento/domain/assistant/assistant-model';
import { readWords } from './language/words.ts';
import { type Pick, wordingsBy } from './wording.ts';

/** What a skill makes: paragraphs of Markdown, at most one question at the end, and the pages it rests on. */
export type Draft = { paragraphs: readonly string[]; ask?: string; sources?: readonly Source[] };

/** Where the conversation stands. */
export type Situation = {
  request: ReplyRequest;
  /** What is to be answered, as written, and as it is matched. */
  message: string;
  words: string;
  pick: Pick;
  /** The assistant's turn before, and all of its turns. */
  before: string | null;
  said: readonly string[];
  /** What the person wrote before, newest first. */
  earlier: readonly string[];
};

export type Skill = (situation: Situation) => Draft | Promise<Draft>;

/** A greeting in front of what is really said. */
const GREETING =
  /^(?:(?:oi+e?|ola|opa|eai|e ai|hey|bom dia|boa tarde|boa noite|alo|hello|hi)(?: alento| assistente| gente)?(?: tudo (?:bem|bom))? )+(?=[a-z0-9]+ )/;

/** Words as they are matched, without the greeting before them. */
export const matchedWords = (text: string): string => readWords(text).replace(GREETING, '');

/** Reads a request: who said what, and what is to be answered. */
export function situationOf(request: ReplyRequest): Situation {
  const message = request.turns.at(-1)?.text.trim() ?? '';
  const past = request.turns.slice(0, -1);
  const said = past.filter(({ role }) => role === 'assistant').map(({ text }) => text);
  const last = past.at(-1);
  return {
    request,
    message,
    words: matchedWords(message),
    pick: wordingsBy(request.variant, said),
    before: last?.role === 'assistant' ? last.text : null,
    said,
    earlier: past
      .filter(({ role }) => role === 'person')
      .map(({ text }) => text)
      .toReversed(),
  };
}

/** Whether a text is a question, by its sign or its first words. */
export const isQuestion = (message: string, words: string): boolean =>
  message.includes('?') ||
  /^(?:o que|que|qual|quais|quem|como|onde|quando|quanto|quantos|por que|sera|existe|tem como|da para|voce (?:sabe|pode|acha|conhece)|me (?:explica|fala|diz|conta|ensina)|explica|fale|quero saber|queria saber|pode me|preciso saber|sobre) /.test(
    words,
  );
