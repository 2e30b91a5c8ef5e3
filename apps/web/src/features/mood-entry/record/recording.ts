import type { MoodEntry } from '@alento/contract/mood-entry';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { ApiError, isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { Listeners } from '../../../lib/listeners.ts';
import { correctedFields, fieldsOf, haveSameFields } from '../entry-fields.ts';
import type { Correction } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { OneMood } from '../waiting/one-mood.ts';
import { type DisplayedEntry, displayedEntryOf } from '../waiting/waiting-entry.ts';

/** A message from another tab may take this long, in ms. */
const NEWS_WAIT_MS = 10_000;

type Input = { score: MoodScore; note: string; tags: string[] };

/**
 * `waiting` means that the entry is stored on this device until there is a network; `deleted` that it was deleted in
 * another tab or on another device, after which the next choice creates a new one.
 */
export type RecordPhase = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed' | 'deleted';

export type RecordingState = Readonly<{
  score: MoodScore | null;
  tags: readonly string[];
  /** The entry as it was last stored, on the server or on this device. */
  entry: DisplayedEntry | null;
  phase: RecordPhase;
  error: unknown;
}>;

const IDLE: RecordingState = { score: null, tags: [], entry: null, phase: 'idle', error: null };

/** The requests that change an entry which the server has. */
type Requests = {
  correct: (correction: Correction) => Promise<MoodEntry>;
  remove: (id: string) => Promise<void>;
};

/**
 * One entry that follows the person's input: the first choice creates it; later choices, note and tags correct it; undo
 * deletes it. Changes during a request are sent after it, so that two quick taps don't create two entries. Until the
 * server has stored the entry it is in the outbox, which sends it even if this screen is closed.
 */
export class Recording {
  readonly #requests: Requests;
  readonly #listeners = new Listeners();
  readonly #mood = new OneMood();
  #state = IDLE;
  /** What the person wants; null before the first choice. */
  #input: Input | null = null;
  /** The entry that the server has. */
  #saved: MoodEntry | null = null;
  /** Whether a correction had no response, so that it is unknown whether the server stored it. */
  #isUnsure = false;
  #running: Promise<boolean> | null = null;
  /** The timer of the second check whether an entry that is missing in the outbox was sent. */
  #lateCheck: ReturnType<typeof setTimeout> | undefined;

  constructor(requests: Requests) {
    this.#requests = requests;
  }

  readonly state = (): RecordingState => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  /** Follows the entry in the outbox. Returns a function that stops it. */
  readonly followOutbox = (): (() => void) => {
    const stop = moodOutbox.subscribe(() => this.#checkOutbox(false));
    return () => {
      stop();
      clearTimeout(this.#lateCheck);
    };
  };

  /** Whether the entry exists only on this device. */
  isWaiting(): boolean {
    return this.#mood.id !== null;
  }

  /** The entry as it was last stored, also while the first request runs. Null before the first choice. */
  current(): DisplayedEntry | null {
    const { id, body } = this.#mood;
    const isQueued = this.#state.entry === null && id !== null && body !== null;
    return isQueued ? displayedEntryOf({ id, body, sent: null, refusal: null }) : this.#state.entry;
  }

  /** The note as the person last requested it, which may not be saved yet. */
  note(): string {
    return this.#input?.note ?? '';
  }

  /** Like every call that saves, resolves to whether the whole input is saved, or stored on this device. */
  choose(score: MoodScore): Promise<boolean> {
    const { note = '', tags = [] } = this.#input ?? this.#saved ?? {};
    this.#input = { score, note, tags };
    this.#change({ score });
    return this.sync();
  }

  async saveNote(note: string): Promise<boolean> {
    if (this.#input === null) return false;
    this.#input = { ...this.#input, note };
    return this.sync();
  }

  async saveTags(tags: string[]): Promise<boolean> {
    if (this.#input === null) return false;
    this.#setTags(tags);
    return this.sync();
  }

  /** Called after a tag was deleted. The server also removed the tag from this entry. */
  forgetTag(deleted: string): void {
    const without = (ids: readonly string[]) => ids.filter((id) => id !== deleted);
    if (this.#saved) this.#setSaved({ ...this.#saved, tags: without(this.#saved.tags) });
    this.#setTags(without(this.#input?.tags ?? []));
    if (this.isWaiting()) void this.sync();
  }

  /** Continues with an entry that was saved before a reload, or that is stored on this device. */
  resume(earlier: DisplayedEntry, score: MoodScore): void {
    const { note, tags, waiting } = earlier;
    this.#input = { score, note, tags };
    this.#mood.adopt(earlier);
    if (!waiting) this.#saved = earlier;
    this.#change({ score, tags, entry: earlier, phase: waiting ? 'waiting' : 'saved' });
  }

  /** Resets the state for another entry. The saved entry isn't changed. */
  startOver(phase: 'idle' | 'deleted' = 'idle'): void {
    this.#input = null;
    this.#saved = null;
    this.#isUnsure = false;
    this.#mood.forget();
    this.#change({ ...IDLE, phase });
  }

  /** Deletes the entry, unless that was done elsewhere. Throws if the server refuses. */
  async undo(): Promise<void> {
    const input = this.#input;
    this.#input = null;
    await this.#running;
    await this.#mood.remove();
    try {
      if (this.#saved) await this.#requests.remove(this.#saved.id);
    } catch (failure) {
      if (!isRefusal(failure, 'ENTRY_NOT_FOUND')) {
        // The entry is still there, and further changes of it are saved.
        this.#input = input;
        throw failure;
      }
    }
    this.startOver();
  }

  /** Saves what isn't saved yet, one request at a time. */
  sync(): Promise<boolean> {
    this.#running ??= this.#catchUp().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #catchUp(): Promise<boolean> {
    this.#change({ phase: 'saving' });
    try {
      while (this.#input && (await this.#saveOnce(this.#input)));
      this.#change({ phase: this.#saved ? 'saved' : this.isWaiting() ? 'waiting' : 'idle', error: null });
      return true;
    } catch (failure) {
      this.#fail(failure);
      return false;
    }
  }

  /** Creates or corrects the entry. Resolves to whether there may be further changes to send. */
  async #saveOnce(input: Input): Promise<boolean> {
    if (!this.#saved) return this.#create(input);
    if (!this.#isUnsure && haveSameFields(this.#saved, input)) return false;
    await this.#correct(this.#saved, input);
    return true;
  }

  async #create(input: Input): Promise<boolean> {
    const outcome = await this.#mood.keep(input);
    if (outcome === 'gone') throw new ApiError(404, 'ENTRY_NOT_FOUND', '');
    if (outcome !== 'waiting') this.#setSaved(outcome);
    const { id, body } = this.#mood;
    if (outcome !== 'waiting' || id === null || body === null) return true;
    this.#change({ entry: displayedEntryOf({ id, body, sent: null, refusal: null }) });
    return this.#input !== null && !haveSameFields(body, this.#input);
  }

  async #correct(entry: MoodEntry, input: Input): Promise<void> {
    const fields = this.#isUnsure ? fieldsOf(input) : correctedFields(entry, input);
    try {
      this.#setSaved(await this.#requests.correct({ entry, ...fields }));
      this.#isUnsure = false;
    } catch (failure) {
      this.#isUnsure ||= !wasRefused(failure);
      throw failure;
    }
  }

  #fail(failure: unknown): void {
    if (isRefusal(failure, 'ENTRY_NOT_FOUND')) {
      this.startOver('deleted');
      return;
    }
    // A chosen tag was deleted on another device. Without this tag the next attempt can succeed.
    if (isRefusal(failure, 'ENTRY_TAGS_INVALID')) this.#setTags(this.#saved?.tags ?? []);
    this.#change({ phase: 'failed', error: failure });
  }

  /** Checks what happened to the entry in the outbox: it was sent, refused, or deleted on another screen. */
  #checkOutbox(isLate: boolean): void {
    const { id } = this.#mood;
    if (id === null || this.#running) return;
    const fate = moodOutbox.fate(id);
    if (fate.state === 'waiting') return;
    if (fate.state === 'gone' && !isLate) {
      // Another tab may have sent the entry without its message having arrived yet.
      clearTimeout(this.#lateCheck);
      this.#lateCheck = setTimeout(() => this.#checkOutbox(true), NEWS_WAIT_MS);
      return;
    }
    try {
      const outcome = this.#mood.outcome(fate);
      if (outcome === 'gone') this.startOver('deleted');
      else if (outcome !== 'waiting') {
        this.#setSaved(outcome);
        void this.sync();
      }
    } catch (failure) {
      this.#fail(failure);
    }
  }

  #setSaved(entry: MoodEntry): void {
    this.#saved = entry;
    this.#change({ entry });
  }

  #setTags(tags: string[]): void {
    if (this.#input) this.#input = { ...this.#input, tags };
    this.#change({ tags });
  }

  #change(change: Partial<RecordingState>): void {
    this.#state = { ...this.#state, ...change };
    this.#listeners.notify();
  }
}
