import { PUSH_DEDUP_MS } from '@alento/domain/reminder/limits';
import type { ReceivedPush } from './native-plugins.ts';

/** A 32-bit FNV-1a hash of a text, for comparison only. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** A hash of what a push says and leads to. The order of its fields doesn't matter. */
export function contentHashOf({ title = '', body = '', data }: ReceivedPush): number {
  const fields = typeof data === 'object' && data !== null ? Object.entries(data).sort() : [];
  return hashOf(JSON.stringify([title, body, fields]));
}

/** Tells whether a push with the same content was seen in the 10 seconds before. */
export class RepeatedPushes {
  readonly #seenAt = new Map<number, number>();

  /** Notes the push, unless it repeats one. */
  isRepeated(push: ReceivedPush, now: number): boolean {
    for (const [hash, at] of this.#seenAt) if (now - at >= PUSH_DEDUP_MS || now < at) this.#seenAt.delete(hash);
    const hash = contentHashOf(push);
    if (this.#seenAt.has(hash)) return true;
    this.#seenAt.set(hash, now);
    return false;
  }
}
