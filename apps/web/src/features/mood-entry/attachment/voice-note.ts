import { ATTACHMENT_TYPES, typeOfBytes, VOICE_NOTE_MAX_MS } from '@alento/domain/attachment/attachment';
import { Listeners } from '../../../lib/listeners.ts';
import { Microphone, type MicrophoneFailure } from '../../../lib/media/microphone.ts';
import { session } from '../../../lib/session/session.ts';
import { now } from '../../../lib/time/clock.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { pausePodcast } from '../../../state/player/pause-podcast.ts';
import type { RecordedVoice } from './attachment.types.ts';
import { pauseNote } from './note-turn.ts';

/** `away`: the app left the screen, or the device took the microphone. `earlier`: it is from an earlier visit. */
type NoteEnd = 'person' | 'limit' | 'away' | 'earlier';

type NoteState = {
  step: 'still' | 'opening' | 'recording' | 'ending';
  /** When the recording began, ms epoch. */
  since: number | null;
  /** The last recording. Another one replaces it only once it is complete. */
  voice: RecordedVoice | null;
  end: NoteEnd | null;
  failure: MicrophoneFailure | 'empty' | null;
};

/** The first bytes that tell the type of a file. */
const HEAD_BYTES = 12;

/**
 * A recording that was neither used nor discarded, and whose it is. It is only in memory: neither the app's lock, which
 * removes every screen, nor a session that ends by itself loses it.
 */
let kept: { userId: string | null; voice: RecordedVoice } | null = null;
session.subscribe((_, isOver) => {
  if (isOver) kept = null;
});

/** Reads of what type a recording is. Null if it is empty, or of a type that isn't stored. */
async function asVoice(recorded: Blob, durationMs: number): Promise<RecordedVoice | null> {
  const found = typeOfBytes(new Uint8Array(await recorded.slice(0, HEAD_BYTES).arrayBuffer()));
  const type = ATTACHMENT_TYPES.voice.find((one) => one === found);
  return type === undefined ? null : { kind: 'voice', type, file: new Blob([recorded], { type }), durationMs };
}

/** Records one voice note of at most `VOICE_NOTE_MAX_MS`. */
export class VoiceNote {
  #listeners = new Listeners();
  #state: NoteState;
  #microphone = new Microphone({
    maxMs: VOICE_NOTE_MAX_MS,
    onFailure: (failure) => this.#change({ step: 'still', failure }),
    onFull: () => void this.#stop(this.#lengthMs() >= VOICE_NOTE_MAX_MS ? 'limit' : 'away'),
    onChange: () => undefined,
  });

  /** Increased when the recording is forgotten, so that one that is just being read is forgotten too. */
  #visit = 0;

  constructor() {
    const voice = kept !== null && kept.userId === session.userId() ? kept.voice : null;
    this.#state = { step: 'still', since: null, voice, end: voice && 'earlier', failure: null };
  }

  /** Returns the same object until the state changes. */
  current = (): NoteState => this.#state;
  readonly subscribe = this.#listeners.subscribe;
  level = this.#microphone.level;

  record = async (): Promise<void> => {
    if (this.#state.step !== 'still') return;
    pausePodcast();
    pauseNote();
    this.#change({ step: 'opening', failure: null });
    if (await this.#microphone.begin()) {
      this.#change({ step: 'recording', since: this.#microphone.recording?.since ?? now() });
    }
  };

  /** Ends the recording, which stays. A microphone that is still opening is closed. */
  stop = (): Promise<void> => this.#stop('person');

  /** Forgets the recording, because it was used or discarded. */
  forget = (): void => {
    this.#visit += 1;
    this.#microphone.drop();
    kept = null;
    this.#change({ step: 'still', since: null, voice: null, end: null, failure: null });
  };

  /** Ends the recording when the page is hidden or left, and when the crisis card opens. Nothing recorded is lost. */
  attach = (): (() => void) => {
    const leave = (): void => void this.#stop('away');
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const unsubscribe = crisis.subscribe(() => crisis.current() !== null && leave());
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  };

  #change(part: Partial<NoteState>): void {
    this.#state = { ...this.#state, ...part };
    this.#listeners.notify();
  }

  /** Length of the current recording, ms. */
  #lengthMs = (): number => now() - (this.#state.since ?? now());

  async #stop(end: NoteEnd): Promise<void> {
    if (this.#state.step === 'opening') {
      this.#microphone.drop();
      this.#change({ step: 'still' });
    }
    if (this.#state.step !== 'recording') return;
    const visit = this.#visit;
    const durationMs = Math.min(VOICE_NOTE_MAX_MS, Math.max(1, Math.round(this.#lengthMs())));
    this.#change({ step: 'ending', since: null });
    const voice = await asVoice(await this.#microphone.finish(), durationMs);
    if (this.#visit !== visit) return;
    if (voice === null) {
      this.#change({ step: 'still', failure: 'empty' });
      return;
    }
    kept = { userId: session.userId(), voice };
    this.#change({ step: 'still', voice, end });
  }
}
