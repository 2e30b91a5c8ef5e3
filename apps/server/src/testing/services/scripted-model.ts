import type { AiResult, AssistantModel, Reply, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { InsightFigures } from '@alento/domain/insight/figures';
import type { WeekMaterial } from '@alento/domain/insight/week/material';

export type ScriptedModel = AssistantModel & {
  /** The requests for a reply, in order. */
  readonly requests: ReplyRequest[];
  /** What the requests for a weekly summary contained, in order. */
  readonly weeks: { figures: InsightFigures; week: WeekMaterial | undefined }[];
  /** Sets the next replies. A function may delay or throw. When they are used up, the reply is `Certo.`. */
  say(...replies: (AiResult<Reply> | string | (() => Promise<AiResult<Reply>>))[]): void;
  /** Deletes all requests and replies. */
  forget(): void;
  /** Sets the next texts for insights and entries. */
  word(...texts: (AiResult<string> | string)[]): void;
};

const asReply = (text: string): AiResult<Reply> => ({ ok: true, value: { text, sources: [] } });
const asWords = (text: string | AiResult<string>): AiResult<string> =>
  typeof text === 'string' ? { ok: true, value: text } : text;

/** Creates a fake model whose replies a test sets. */
export function scriptedModel(writtenBy: 'local' | 'external'): ScriptedModel {
  const requests: ReplyRequest[] = [];
  const replies: (AiResult<Reply> | string | (() => Promise<AiResult<Reply>>))[] = [];
  const words: (AiResult<string> | string)[] = [];
  const weeks: ScriptedModel['weeks'] = [];
  const nextWords = async () => asWords(words.shift() ?? 'Certo.');
  return {
    writtenBy,
    requests,
    weeks,
    say: (...next) => void replies.push(...next),
    forget() {
      requests.length = 0;
      weeks.length = 0;
      replies.length = 0;
      words.length = 0;
    },
    word: (...next) => void words.push(...next),
    async reply(request, { onDelta }) {
      requests.push(request);
      const next = replies.shift() ?? 'Certo.';
      const result = typeof next === 'function' ? await next() : typeof next === 'string' ? asReply(next) : next;
      if (result.ok) onDelta?.(result.value.text);
      return result;
    },
    wordInsight(figures, { week }) {
      weeks.push({ figures, week });
      return nextWords();
    },
    wordEntry: nextWords,
  };
}
