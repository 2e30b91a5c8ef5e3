import { VOICE_RECORDING_MAX_MS } from '@alento/domain/voice/limits';
import { useEffect, useState } from 'react';
import { now } from '../../../../lib/time/clock.ts';
import { recordCopy as copy } from '../voice.copy.ts';

const TICK_MS = 1000;

/** Minutes and seconds, such as 1:05. */
const clockText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the recording is, and how long it may become. A timer isn't announced by screen readers. */
export function RecordingTime({ since }: { since: number }) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={copy.time} className="text-sm tabular-nums">
      {copy.of(clockText(at - since), clockText(VOICE_RECORDING_MAX_MS))}
    </span>
  );
}
