import type { MoodEntry } from '@alento/contract/mood-entry';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Fate, Refusal } from '../../../lib/outbox/outbox.ts';
import { type MoodBody, moodOutbox } from './mood-outbox.ts';
import { waitingCopy } from './waiting.copy.ts';
import { moodNow, type ShownEntry } from './waiting-entry.ts';

type Want = { score: number; note: string; tags?: readonly string[] };

const isSame = (a: MoodBody, b: MoodBody): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The refusal as any call's. */
const refusalError = ({ code, message }: Refusal): ApiError => new ApiError(422, code, message);

/** It is in this page alone, and not with the server. */
export const unkept = (): ApiError => new ApiError(0, 'UNKEPT', waitingCopy.unkept);

/** One mood on its way to the server: put into the outbox once, and changed there for as long as it waits. */
export class OneMood {
  readonly #source: MoodBody['source'];
  #kept: { id: string; body: MoodBody } | null = null;
  #isRefused = false;

  /** @param source by what way it is made, where that isn't a screen of the app. */
  constructor(source?: MoodBody['source']) {
    this.#source = source;
  }

  /** Its id in the outbox, while it is there. */
  get id(): string | null {
    return this.#kept?.id ?? null;
  }

  /** What was last given to the outbox. */
  get body(): MoodBody | null {
    return this.#kept?.body ?? null;
  }

  /** Goes on with one that waits already. */
  adopt({ id, waiting }: ShownEntry): void {
    if (waiting) this.#kept = { id, body: waiting.body };
  }

  /**
   * Makes it what the person wants, and sends it: the server's entry, or `waiting` where it is kept until
   * there is a network. Throws where it is refused, or kept nowhere.
   */
  async keep(want: Want): Promise<MoodEntry | 'waiting' | 'gone'> {
    const before = this.#kept;
    const source = this.#source && { source: this.#source };
    const body = before ? { ...before.body, ...want, tags: [...(want.tags ?? [])] } : { ...moodNow(want), ...source };
    if (before === null) this.#kept = { id: await moodOutbox.add(body), body };
    else {
      // Refused, it is another try even as it is.
      if (this.#isRefused || !isSame(before.body, body)) await moodOutbox.change(before.id, body);
      this.#kept = { id: before.id, body };
    }
    return this.outcome(await moodOutbox.settle(this.#kept.id));
  }

  /** What an outbox's word about it means. */
  outcome(fate: Fate<MoodEntry>): MoodEntry | 'waiting' | 'gone' {
    this.#isRefused = fate.state === 'refused';
    if (fate.state === 'refused') throw refusalError(fate.refusal);
    if (fate.state === 'waiting') {
      if (!fate.isKept) throw unkept();
      return 'waiting';
    }
    this.#kept = null;
    return fate.state === 'sent' ? fate.result : 'gone';
  }

  /** Takes it back, wherever it is by now. */
  async remove(): Promise<void> {
    const kept = this.#kept;
    this.forget();
    if (kept === null) return;
    await moodOutbox.remove(kept.id);
    void moodOutbox.settle(kept.id);
  }

  /** It goes on without this screen. */
  forget(): void {
    this.#kept = null;
    this.#isRefused = false;
  }
}
