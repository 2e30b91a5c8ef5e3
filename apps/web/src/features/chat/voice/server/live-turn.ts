import type { LiveChatSent } from '@alento/contract/voice/live-chat';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';

/** One recording and its reply. */
export class LiveTurn {
  /** The recording that the server has not accepted yet. It exists in memory only. */
  recording: LiveChatSent['live-chat:send-audio'] | null = null;
  /** Whether a reply, or a part of it, is still to come. */
  isOpen = false;
  #messageId: string | null = null;
  #received = 0;
  #position = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #onTimeout: () => void;

  constructor(onTimeout: () => void) {
    this.#onTimeout = onTimeout;
  }

  /** Waits for the reply, or for its next part. */
  wait(): void {
    this.isOpen = true;
    this.stopTimer();
    this.#timer = setTimeout(this.#onTimeout, VOICE_TURN_MS);
  }

  stopTimer = (): void => clearTimeout(this.#timer);

  /**
   * Notes that the server accepted the recording. Returns false if it has said so before: after a lost connection the
   * server sends the whole reply again.
   */
  accept(messageId: string): boolean {
    this.recording = null;
    this.#position = 0;
    if (messageId === this.#messageId) return false;
    this.#messageId = messageId;
    this.#received = 0;
    this.isOpen = true;
    return true;
  }

  /** Counts a part of the spoken reply. Returns false if it was received before. */
  isNewPart(): boolean {
    this.#position += 1;
    if (this.#position <= this.#received) return false;
    this.#received = this.#position;
    return true;
  }

  end(): void {
    this.stopTimer();
    this.isOpen = false;
  }

  /** The recording was refused, or the person doesn't want to send it again. */
  drop(): void {
    this.end();
    this.recording = null;
  }
}
