import { useState } from 'react';
import { focusAtOnce } from '../../lib/page/take-focus.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { groundingCopy as copy } from './exercise.copy.ts';
import { ExerciseEnd, IfWorse } from './exercise-end.tsx';

const Dots = ({ found, of }: { found: number; of: number }) => (
  <p className="flex justify-center gap-3" role="img" aria-label={copy.foundOf(found, of)}>
    {Array.from({ length: of }, (_, place) => place).map((place) => (
      <span
        key={place}
        className={`size-7 rounded-full border-2 border-brand transition-colors ${place < found ? 'bg-brand' : 'bg-transparent'}`}
      />
    ))}
  </p>
);

/** Grounding by five senses, at the person's own pace. What they find is neither written nor stored. */
export function Grounding({ onClose }: { onClose: () => void }) {
  const [place, setPlace] = useState(0);
  const [found, setFound] = useState(0);
  const step = copy.steps[place];
  const goTo = (next: number): void => {
    setPlace(next);
    setFound(0);
  };
  if (!step) return <ExerciseEnd onAgain={() => goTo(0)} onClose={onClose} />;
  const isComplete = found >= step.find;
  const isLast = place === copy.steps.length - 1;
  return (
    <div className="flex min-h-full flex-col justify-between gap-6 text-center">
      {/* Focused at first, so that the first instruction is read; a live region reads only what changes in it. */}
      <div ref={focusAtOnce} role="status" tabIndex={-1} data-focus-first className="outline-none">
        <p className="text-ink-muted text-sm">{copy.stepOf(place + 1, copy.steps.length)}</p>
        <p className="mt-2 font-bold text-2xl">
          {step.find} {step.title}
        </p>
        <p className="mx-auto mt-2 max-w-[40ch] text-ink-muted">{step.text}</p>
      </div>
      <div className="grid gap-5">
        <Dots found={found} of={step.find} />
        <VisuallyHidden role="status">{found > 0 && copy.foundOf(found, step.find)}</VisuallyHidden>
        {/* Not disabled, which would lose the focus. */}
        <Button
          size="lg"
          variant="secondary"
          aria-disabled={isComplete}
          onClick={() => setFound(Math.min(step.find, found + 1))}
          className="aria-disabled:opacity-60"
        >
          {copy.found}
        </Button>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button
          variant="quiet"
          size="lg"
          aria-disabled={place === 0}
          onClick={() => place > 0 && goTo(place - 1)}
          className="aria-disabled:opacity-60"
        >
          {copy.back}
        </Button>
        <Button variant={isComplete ? 'primary' : 'secondary'} size="lg" onClick={() => goTo(place + 1)}>
          {isLast ? copy.last : copy.next}
        </Button>
        <div className="col-span-2">
          <IfWorse />
        </div>
      </div>
    </div>
  );
}
