import { useEffect, useState } from 'react';
import { focusAtOnce } from '../../lib/page/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { progressBar } from '../../ui/progress-bar.tsx';
import { runningCopy as copy } from './exercise.copy.ts';
import { ExerciseEnd, IfWorse } from './exercise-end.tsx';
import { lengthOf, momentAt, type Phase } from './phases.ts';
import { useStopwatch } from './use-stopwatch.ts';
import { vibrate } from './vibrate.ts';

/** Smallest size of the circle, as a part of the largest. */
const SMALLEST = 0.45;

/** A circle that grows and shrinks; it stays still for people who want less motion, who read the seconds in it. */
const Circle = ({ size, seconds }: { size: number; seconds: number }) => (
  <div aria-hidden className="relative mx-auto grid size-[min(14rem,60vw)] place-items-center sm:size-64">
    <div className="absolute inset-0 rounded-full border-2 border-border" />
    <div
      className="absolute inset-0 rounded-full bg-brand-soft transition-transform ease-linear motion-reduce:scale-100!"
      style={{ scale: String(SMALLEST + (1 - SMALLEST) * size) }}
    />
    <span className="relative font-bold text-3xl text-on-brand-soft tabular-nums">{seconds}</span>
  </div>
);

type Props = { phases: readonly Phase[]; onClose: () => void };

/** An exercise that leads by the clock: what to do now, for how long, and how much is left. */
export function TimedExercise({ phases, onClose }: Props) {
  const lengthMs = lengthOf(phases);
  const { elapsedMs, isRunning, toggle, end, restart } = useStopwatch(lengthMs);
  const moment = momentAt(phases, elapsedMs);
  const index = moment?.index ?? null;
  const [isEarly, setEarly] = useState(false);

  useEffect(() => {
    if (index !== 0 && !isEarly) vibrate();
  }, [index, isEarly]);

  if (moment === null) {
    const again = (): void => {
      setEarly(false);
      restart();
    };
    return <ExerciseEnd isEarly={isEarly} onAgain={again} onClose={onClose} />;
  }
  const { phase, secondsLeft, size } = moment;
  return (
    <div className="flex min-h-full flex-col justify-between gap-6 text-center">
      {/* Focused at first, so that the first instruction is read; a live region reads only what changes in it. */}
      <div ref={focusAtOnce} role="status" tabIndex={-1} data-focus-first className="min-h-20 outline-none">
        <p className="font-bold text-2xl">{phase.text}</p>
        {phase.detail && <p className="mx-auto mt-1 max-w-[40ch] text-ink-muted">{phase.detail}</p>}
      </div>
      <Circle size={size} seconds={secondsLeft} />
      <div className="grid gap-4">
        <progress
          aria-label={copy.progress}
          aria-valuetext={copy.left(Math.ceil((lengthMs - elapsedMs) / 1000))}
          value={elapsedMs}
          max={lengthMs}
          className={progressBar}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" size="lg" onClick={toggle}>
            {isRunning ? copy.pause : copy.resume}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            onClick={() => {
              setEarly(true);
              end();
            }}
          >
            {copy.stop}
          </Button>
        </div>
        <IfWorse />
      </div>
    </div>
  );
}
