import type { AiResult, AssistantModel, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import { CONDUCT } from './conduct.ts';
import { unsafeAddress, unsafeMarkup } from './links.ts';
import { MEDICAL } from './medicine.ts';
import type { ModelInput } from './model-input.ts';
import { type InputNumbers, inputNumbers } from './numbers.ts';
import type { Rule, Unsafe } from './rule.ts';
import { SELF_HARM } from './self-harm.ts';

/**
 * Matches the end of a sentence: a full stop before a capital letter, an empty line, or the start of a list item. A run
 * of whitespace matches only from its start, so that a thousand line breaks don't cause quadratic backtracking.
 */
const END =
  /[.!?…][)"'”’*_\]]*\s+(?=[^\s\p{Ll}\d])|(?<=\S)[^\S\n]*\n[^\S\n]*\n\s*(?=\S)|\n(?=[^\S\n]*(?:[-*+•]|\d+[.)])[^\S\n]+\S)/gu;
/** Matches a link that is not closed yet. A sentence doesn't end within a link. */
const OPEN_LINK = /\]\([^)]*$|\[[^\]]*$/;

/** Splits a text into complete sentences and an unfinished rest. Joined, the parts are the unchanged text. */
export function splitSentences(text: string): { whole: string[]; rest: string } {
  const whole: string[] = [];
  let from = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].length;
    const sentence = text.slice(from, to);
    if (OPEN_LINK.test(sentence)) continue;
    whole.push(sentence);
    from = to;
  }
  return { whole, rest: text.slice(from) };
}

/** Normalises a sentence for the rules. */
const foldedSentence = (sentence: string): string =>
  sentence
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[*_~`[\]"'“”‘’«»\u00ad]/g, '')
    .replace(/\.{2,}|[,;:()—–…]/g, ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

export type ReplyCheck = { ok: true } | { ok: false; why: Unsafe };

const RULES: readonly Rule[] = [...SELF_HARM, ...MEDICAL, ...CONDUCT];
const NOTHING: ReadonlySet<string> = new Set();

/** Checks one sentence by fixed rules, and its numbers if those of the input are known. */
function checkSentence(sentence: string, allowedUrls: ReadonlySet<string>, numbers?: InputNumbers): ReplyCheck {
  const form = unsafeMarkup(sentence) ?? unsafeAddress(sentence, allowedUrls);
  if (form) return { ok: false, why: form };
  const folded = foldedSentence(sentence);
  const broken = RULES.find(
    ({ patterns, unless }) => patterns.some((one) => one.test(folded)) && !unless?.test(folded),
  );
  if (broken) return { ok: false, why: broken.why };
  return numbers && !numbers.covers(sentence) ? { ok: false, why: 'number' } : { ok: true };
}

/**
 * Checks whether a text may be shown.
 *
 * @param allowedUrls link targets that are allowed besides the product's screens and crisis lines.
 */
export function checkReplyText(text: string, allowedUrls: ReadonlySet<string> = NOTHING): ReplyCheck {
  const { whole, rest } = splitSentences(text);
  for (const sentence of [...whole, rest]) {
    const check = checkSentence(sentence, allowedUrls);
    if (!check.ok) return check;
  }
  return { ok: true };
}

/** Checks a streamed text and releases each sentence once it is complete. Releases nothing after a refused sentence. */
export function safeReplyStream(
  allowedUrls: ReadonlySet<string>,
  release: (text: string) => void,
  numbers?: InputNumbers,
) {
  let waiting = '';
  let verdict: ReplyCheck = { ok: true };
  const pass = (sentences: readonly string[]): ReplyCheck => {
    for (const sentence of sentences) {
      if (verdict.ok) verdict = checkSentence(sentence, allowedUrls, numbers);
      if (verdict.ok && sentence !== '') release(sentence);
    }
    return verdict;
  };
  return {
    push(text: string): ReplyCheck {
      const { whole, rest } = splitSentences(waiting + text);
      waiting = rest;
      return pass(whole);
    },
    /** Ends the text and checks the buffered last sentence. */
    end: (): ReplyCheck => pass([waiting]),
  };
}

const BAD = { ok: false, failure: 'bad-answer' } as const;

/** A model that reports the input from which it writes a reply. */
type GroundedModel = Omit<AssistantModel, 'reply'> & {
  reply(
    request: ReplyRequest,
    options: Parameters<AssistantModel['reply']>[1] & { input: ModelInput },
  ): ReturnType<AssistantModel['reply']>;
};

/**
 * Wraps a model so that all its texts are checked. If a sentence is refused, it is not released and the result is
 * bad-answer.
 *
 * @param onRefused called with the reason of each refusal, without the text, so that it can be logged.
 */
export function withReplyChecks(model: GroundedModel, onRefused?: (why: Unsafe) => void): AssistantModel {
  const refuse = (why: Unsafe) => {
    onRefused?.(why);
    return BAD;
  };
  const checked = (result: AiResult<string>): AiResult<string> => {
    if (!result.ok) return result;
    const check = checkReplyText(result.value);
    return check.ok ? result : refuse(check.why);
  };
  return {
    writtenBy: model.writtenBy,
    async reply(request, { signal, onDelta }) {
      const addresses = new Set<string>(request.task.kind === 'book' ? [request.task.book.url] : []);
      const numbers = inputNumbers();
      const input: ModelInput = {
        ...numbers,
        addresses(urls) {
          for (const url of urls) addresses.add(url);
        },
      };
      const noting = <T extends readonly { url: string }[]>(found: T): T => {
        input.addresses(found.map(({ url }) => url));
        return found;
      };
      const stop = new AbortController();
      const refused: { why?: Unsafe } = {};
      const stream = safeReplyStream(addresses, (text) => onDelta?.(text), numbers);
      let streamed = '';
      const result = await model.reply(
        {
          ...request,
          findPassages: (query, limit) => noting(request.findPassages(query, limit)),
          findHistory: async (query) => noting(await request.findHistory(query)),
        },
        {
          signal: AbortSignal.any([signal, stop.signal]),
          input,
          onDelta(text) {
            streamed += text;
            if (refused.why) return;
            const check = stream.push(text);
            if (check.ok) return;
            refused.why = check.why;
            stop.abort();
          },
        },
      );
      if (refused.why) return refuse(refused.why);
      if (!result.ok) return result;
      const { text, sources, state } = result.value;
      // The complete text must start with the streamed text. Only the rest must still be checked.
      if (!text.startsWith(streamed)) throw new Error('a reply differs from what was streamed of it');
      stream.push(text.slice(streamed.length));
      const check = stream.end();
      return check.ok
        ? { ok: true, value: { text, sources, ...(state === undefined ? {} : { state }) } }
        : refuse(check.why);
    },
    wordInsight: async (...args) => checked(await model.wordInsight(...args)),
    wordEntry: async (...args) => checked(await model.wordEntry(...args)),
  };
}
