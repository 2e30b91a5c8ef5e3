import { statusTexts } from '../voice.copy.ts';
import type { VoiceStatus } from '../voice.types.ts';

const TONES: Readonly<Record<keyof typeof statusTexts, string>> = {
  connecting: 'bg-ink-muted',
  connected: 'bg-ink-muted',
  ready: 'bg-success',
  recording: 'bg-accent',
  processing: 'bg-warning',
  playing: 'bg-brand',
  error: 'bg-danger',
};

/** The state of the session. Screen readers announce each change once. */
export function StatusChip({ status }: { status: VoiceStatus }) {
  const shown = status === 'idle' || status === 'ended' ? null : status;
  return (
    <p role="status" data-voice-status={status} className="min-h-8">
      {shown && (
        <span className="inline-flex min-h-8 items-center gap-2 rounded-pill border border-border-strong bg-surface px-3 font-semibold text-sm">
          <span aria-hidden className={`size-2.5 rounded-pill ${TONES[shown]}`} />
          {statusTexts[shown]}
        </span>
      )}
    </p>
  );
}
