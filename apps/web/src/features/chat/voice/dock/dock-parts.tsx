import { VOICE_RECORDING_MAX_MS } from '@alento/domain/voice/limits';
import { Pause, Play, RotateCcw, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { countText } from '../../../../lib/count-text.ts';
import { now } from '../../../../lib/time/clock.ts';
import { matchesMedia } from '../../../../platform/media.ts';
import { IconButton } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { playbackCopy, recordCopy, statusTexts } from '../voice.copy.ts';
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

/** Minutes and seconds, such as 1:05. */
function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the recording is, and how long it may become. A timer isn't announced by screen readers. */
export function RecordingTime({ since }: { since: number }) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={recordCopy.time} className="text-sm tabular-nums">
      {recordCopy.of(clockText(at - since), clockText(VOICE_RECORDING_MAX_MS))}
    </span>
  );
}

/** The meter is drawn at most this often for people who want less motion, ms. */
const CALM_MS = 400;

/** Shows how loud the microphone hears the person, 0 to 1. Screen readers announce the state instead. */
export function LevelMeter({ level }: { level: () => number }) {
  const bar = useRef<HTMLSpanElement>(null);
  const read = useEffectEvent(() => Math.min(1, Math.max(0, level())));
  useEffect(() => {
    const pause = matchesMedia('(prefers-reduced-motion: reduce)') ? CALM_MS : 0;
    let drawnAt = Number.NEGATIVE_INFINITY;
    let frame = 0;
    const draw = (at: number): void => {
      if (at - drawnAt >= pause) {
        drawnAt = at;
        bar.current?.style.setProperty('transform', `scaleX(${read().toFixed(3)})`);
      }
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span aria-hidden className="block h-2.5 w-32 overflow-hidden rounded-pill bg-surface-sunken" data-level-meter>
      <span
        ref={bar}
        style={{ transform: 'scaleX(0)' }}
        className="block size-full origin-left rounded-pill bg-brand"
      />
    </span>
  );
}

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
