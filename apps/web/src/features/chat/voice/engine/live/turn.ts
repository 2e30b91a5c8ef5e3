import type { LiveChatSent } from '@alento/contract/voice/live-chat';
import { VOICE_TURN_MS } from '@alento/domain/voice/limits';

type SentRecording = LiveChatSent['live-chat:send-audio'];

/** One recording and its reply. */
export function createTurn(onTimeout: () => void) {
  let recording: SentRecording | null = null;
  let messageId: string | null = null;
  let hasEnded = true;
  let received = 0;
  let position = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    /** The recording that the server has not accepted yet. It exists in memory only. */
    recording: (): SentRecording | null => recording,
    /** Whether a reply, or a part of it, is still to come. */
    isOpen: (): boolean => !hasEnded,

    begin(next: SentRecording): void {
      recording = next;
      hasEnded = false;
    },

    /** Waits for the reply, or for its next part. */
    wait(): void {
      hasEnded = false;
      clearTimeout(timer);
      timer = setTimeout(onTimeout, VOICE_TURN_MS);
    },
    stopTimer: (): void => clearTimeout(timer),

    /**
     * Notes that the server accepted the recording. Returns false if it has said so before: after a lost connection the
     * server sends the whole reply again.
     */
    accept(id: string): boolean {
      recording = null;
      position = 0;
      if (id === messageId) return false;
      messageId = id;
      received = 0;
      hasEnded = false;
      return true;
    },

    /** Counts a part of the spoken reply. Returns false if it was received before. */
    isNewPart(): boolean {
      position += 1;
      if (position <= received) return false;
      received = position;
      return true;
    },

    /** The reply is complete, or failed. */
    end(): void {
      clearTimeout(timer);
      hasEnded = true;
    },

    /** Drops the recording: it was refused, or the person doesn't want to send it again. */
    drop(): void {
      clearTimeout(timer);
      recording = null;
      hasEnded = true;
    },
  };
}
