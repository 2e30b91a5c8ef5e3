import type { MoodEntry } from '@alento/contract/mood-entry';
import { ApiError } from '../../../lib/api/api-error.ts';
import type { Fate, Refusal } from '../../../lib/outbox/outbox.ts';
import { type EntryFields, fieldsOf } from '../entry-fields.ts';
import type { MoodBody } from './mood-creation.ts';
import { moodOutbox } from './mood-outbox.ts';
import { recordingShift } from './recording-time.ts';
import { waitingCopy } from './waiting.copy.ts';
import { type DisplayedEntry, moodNow } from './waiting-entry.ts';

const isSame = (a: MoodBody, b: MoodBody): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Converts a stored refusal to the error that a call would throw. */
const refusalError = ({ code, message }: Refusal): ApiError => new ApiError(422, code, message);

/** The entry could neither be sent nor stored on the device. */
export const notStored = (): ApiError => new ApiError(0, 'UNKEPT', waitingCopy.notStored);

/** One mood entry until the server has stored it: added to the outbox once, and changed there until it is sent. */
export class OneMood {
  readonly #source: MoodBody['source'];
  #queued: { id: string; body: MoodBody } | null = null;
  #isRefused = false;

  /** @param source where the mood is recorded, if not on a screen of its own */
  constructor(source?: MoodBody['source']) {
    this.#source = source;
  }

  /** The entry's id in the outbox. Null if the outbox doesn't contain it. */
  get id(): string | null {
    return this.#queued?.id ?? null;
  }

  /** The body that was last stored in the outbox. */
  get body(): MoodBody | null {
    return this.#queued?.body ?? null;
  }

  /** Continues with an entry that is already in the outbox. */
  adopt({ id, waiting }: DisplayedEntry): void {
    if (waiting) this.#queued = { id, body: waiting.body };
  }

  /**
   * Stores the person's input in the outbox and sends it. Resolves to the server's entry, to `waiting` if there is no
   * network, or to `gone` if the entry was deleted meanwhile. Throws if it is refused or can't be stored.
   */
  async keep(input: EntryFields): Promise<MoodEntry | 'waiting' | 'gone'> {
    const before = this.#queued;
    const source = this.#source && { source: this.#source };
    const body = before ? { ...before.body, ...fieldsOf(input) } : { ...moodNow(input), ...source };
    if (before !== null) {
      // After a refusal, a body that did not change is sent again too.
      if (this.#isRefused || !isSame(before.body, body)) await moodOutbox.change(before.id, body);
      this.#queued = { id: before.id, body };
    }
    return this.outcome(await moodOutbox.settle(before?.id ?? (await this.#add(body))));
  }

  /** Stores a new entry first, so that it isn't lost while the person is asked about the device's clock. */
  async #add(body: MoodBody): Promise<string> {
    const id = await moodOutbox.add(body);
    this.#queued = { id, body };
    const { timestamp } = body;
    const shiftMs = timestamp === null ? 0 : await recordingShift();
    if (timestamp === null || shiftMs === 0) return id;
    const shifted = { ...body, timestamp: timestamp + shiftMs };
    await moodOutbox.change(id, shifted);
    if (this.#queued?.id === id) this.#queued = { id, body: shifted };
    return id;
  }

  /** Converts the outbox's result. */
  outcome(fate: Fate<MoodEntry>): MoodEntry | 'waiting' | 'gone' {
    this.#isRefused = fate.state === 'refused';
    if (fate.state === 'refused') throw refusalError(fate.refusal);
    if (fate.state === 'waiting') {
      if (!fate.isStored) throw notStored();
      return 'waiting';
    }
    this.#queued = null;
    return fate.state === 'sent' ? fate.result : 'gone';
  }

  /** Deletes the entry, on the device or on the server. */
  async remove(): Promise<void> {
    const stored = this.#queued;
    this.forget();
    if (stored === null) return;
    await moodOutbox.remove(stored.id);
    void moodOutbox.settle(stored.id);
  }

  /** Detaches this object from its entry; the outbox still sends the entry. */
  forget(): void {
    this.#queued = null;
    this.#isRefused = false;
  }
}
