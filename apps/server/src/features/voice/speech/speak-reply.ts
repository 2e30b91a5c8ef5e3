import { spokenSentences } from '@alento/content/spoken-text';
import type { AiResult, SpeechModel } from '@alento/domain/assistant/assistant-model';
import type { TextSoFar } from '../ports.ts';
import { begunSentences } from './begun-sentences.ts';

/**
 * The part of a reply that was not spoken yet. Compares characters and not sentences, because more text can join two
 * sentences: "Foi bom. 3" becomes "Foi bom. 3 delas não.", which is one sentence.
 *
 * @param said what was spoken, with a space between its sentences.
 * @returns null if the sentences don't begin with what was spoken.
 */
function unsaid(sentences: readonly string[], said: string): string[] | null {
  let rest = said;
  let index = 0;
  for (; index < sentences.length && rest !== ''; index += 1) {
    const sentence = sentences[index] as string;
    if (!rest.startsWith(sentence)) break;
    rest = rest.slice(sentence.length).trimStart();
  }
  if (rest === '') return sentences.slice(index);
  const partly = sentences[index];
  if (!partly?.startsWith(rest)) return null;
  return [partly.slice(rest.length).trimStart(), ...sentences.slice(index + 1)].filter((sentence) => sentence !== '');
}

/** Speech that is requested before the part before it was sent. */
const AHEAD = 2;
/** The first part is one sentence, so that the first sound comes early; a shorter one takes the next along. */
const FIRST_MIN = 12;
/** Later parts are joined up to this length, in characters, because each request takes time. */
const PART_MAX = 240;

type Spoken = { audio: Uint8Array; mimeType: string };
/** `silent`: the service didn't speak all of it. */
export type SpokenEnd = 'spoken' | 'silent' | 'failed' | 'stopped';

/** How many of these sentences form the next part; 0 if one has to wait for more text. */
function nextPart(sentences: readonly string[], isFirst: boolean, isWhole: boolean): number {
  // The last sentence of a text that is still written may grow.
  const ready = isWhole ? sentences.length : sentences.length - 1;
  let length = 0;
  let count = 0;
  while (count < ready) {
    length += sentences[count]?.length ?? 0;
    if (count > 0 && (length > PART_MAX || (isFirst && length - (sentences[count]?.length ?? 0) >= FIRST_MIN))) break;
    count += 1;
  }
  return isFirst && !isWhole && count > 0 && length < FIRST_MIN ? 0 : count;
}

/**
 * Speaks a reply part by part while it is written.
 *
 * @param texts the reply so far; each value replaces the one before.
 * @param send sends a part. Called in order.
 */
export async function speakReply(
  texts: AsyncIterable<TextSoFar>,
  { speech, send, signal }: { speech: SpeechModel; send: (part: Spoken) => void; signal: AbortSignal },
): Promise<SpokenEnd> {
  let said = '';
  let sending: Promise<void> = Promise.resolve();
  let onTheWay = 0;
  let isSilent = false;
  let end: SpokenEnd = 'stopped';

  async function deliver(spoken: Promise<AiResult<Spoken>>, before: Promise<void>): Promise<void> {
    const result = await spoken;
    await before;
    onTheWay -= 1;
    if (signal.aborted) return;
    if (result.ok) send(result.value);
    else isSilent = true;
  }

  for await (const { markdown, state } of texts) {
    if (state === 'failed') return 'failed';
    const isWhole = state === 'whole';
    const sentences = isWhole ? spokenSentences(markdown) : begunSentences(markdown);
    const more = unsaid(sentences, said);
    // Another text came in its place, such as the reply of the local assistant: it is spoken from its beginning.
    if (more === null) said = '';
    let rest = more ?? sentences;
    for (;;) {
      const count = isSilent || signal.aborted ? 0 : nextPart(rest, said === '', isWhole);
      if (count === 0) break;
      const part = rest.slice(0, count).join(' ');
      rest = rest.slice(count);
      said = `${said} ${part}`.trimStart();
      if (onTheWay >= AHEAD) await sending;
      onTheWay += 1;
      sending = deliver(speech.speak(part, { signal }), sending);
    }
    if (isWhole) end = 'spoken';
  }
  await sending;
  if (signal.aborted) return 'stopped';
  return end === 'spoken' && isSilent ? 'silent' : end;
}
