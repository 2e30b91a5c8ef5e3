import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { countText } from '../../../../lib/count-text.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { playbackCopy, statusTexts } from '../voice.copy.ts';
import { VOICE_SPEEDS, type Voice, type VoiceStatus } from '../voice.ts';

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
export const StatusChip = ({ status }: { status: VoiceStatus }) => (
  <p role="status" data-voice-status={status} className="min-h-8">
    {status !== 'idle' && status !== 'ended' && (
      <span className="inline-flex min-h-8 items-center gap-2 rounded-pill border border-border-strong bg-surface px-3 font-semibold text-sm">
        <span aria-hidden className={`size-2.5 rounded-pill ${TONES[status]}`} />
        {statusTexts[status]}
      </span>
    )}
  </p>
);

export function PlaybackButtons({ voice }: { voice: Voice }) {
  const { isPaused, canReplay } = voice.playback;
  if (voice.status === 'playing') {
    const Icon = isPaused ? Play : Pause;
    const label = isPaused ? playbackCopy.resume : playbackCopy.pause;
    return (
      <>
        <IconButton label={label} onClick={isPaused ? voice.resume : voice.pause}>
          <Icon aria-hidden size={22} />
        </IconButton>
        <IconButton label={playbackCopy.stop} onClick={voice.stopSpeaking}>
          <Square aria-hidden size={20} />
        </IconButton>
      </>
    );
  }
  if (!canReplay || voice.status !== 'ready') return null;
  return (
    <IconButton label={playbackCopy.replay} onClick={voice.replay}>
      <RotateCcw aria-hidden size={22} />
    </IconButton>
  );
}

export function SpeedChoice({ voice }: { voice: Voice }) {
  const { speed, canReplay } = voice.playback;
  if (!canReplay && voice.status !== 'playing') return null;
  return (
    <Select
      label={playbackCopy.speed}
      value={String(speed)}
      onChange={({ target }) => voice.setSpeed(Number(target.value))}
      className="px-2"
    >
      {VOICE_SPEEDS.map((one) => (
        <option key={one} value={String(one)}>
          {countText(one)}×
        </option>
      ))}
    </Select>
  );
}
