import { VOICE_WARNING_MS } from '@alento/domain/voice/limits';
import type { VoiceWarning } from '../../voice.types.ts';

export type Warning = VoiceWarning & {
  /** False for a notice, which leaves the status chip as it is. */
  isError: boolean;
  /** Whether it is about the connection, so that a new connection closes it. */
  isConnection?: boolean;
};

/** Warnings with these words close by themselves. */
const CLOSES_ITSELF = /timeout|processamento/i;

/** The one warning of a conversation. */
export function createWarning(onChange: () => void) {
  let warning: Warning | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function put(next: Warning | null): void {
    clearTimeout(timer);
    if (warning === next) return;
    warning = next;
    onChange();
  }

  return {
    current: (): Warning | null => warning,
    /** @param onClosed called when the warning closed by itself. */
    show(next: Warning, onClosed: () => void): void {
      put(next);
      if (CLOSES_ITSELF.test(next.text)) {
        timer = setTimeout(() => {
          put(null);
          onClosed();
        }, VOICE_WARNING_MS);
      }
    },
    close: (): void => put(null),
  };
}
