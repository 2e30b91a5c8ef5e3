import { useEffect, useState } from 'react';
import { now } from '../../lib/time/clock.ts';
import { clockTime } from '../../lib/time/spoken-time.ts';
import { recordingCopy } from './recording.copy.ts';

/**
 * How long a recording is, and how long it may become. A timer isn't announced by screen readers.
 *
 * @param since when it began, ms epoch
 */
export function RecordingTime({ since, maxMs }: { since: number; maxMs: number }) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span role="timer" aria-label={recordingCopy.time} className="text-sm tabular-nums">
      {recordingCopy.of(clockTime(Math.max(0, at - since) / 1000), clockTime(maxMs / 1000))}
    </span>
  );
}
