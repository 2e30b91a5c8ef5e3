import { HOLD_TO_CONFIRM_MS } from '@alento/domain/interface/gestures';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { deleteAccountCopy as copy } from './delete-account.copy.ts';

const SECOND_MS = 1000;
const SECONDS = HOLD_TO_CONFIRM_MS / SECOND_MS;

const isPressing = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** Calls `onComplete` after it was pressed without a break, by finger, mouse or keyboard. */
function useHold(onComplete: () => void) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  /** Seconds that are left. Null while it is not pressed. */
  const [left, setLeft] = useState<number | null>(null);
  const [wasShort, setWasShort] = useState(false);
  useEffect(() => () => clearInterval(timer.current), []);
  const stop = (isShort: boolean): void => {
    if (timer.current === undefined) return;
    clearInterval(timer.current);
    timer.current = undefined;
    setLeft(null);
    setWasShort(isShort);
  };
  const start = (): void => {
    if (timer.current !== undefined) return;
    let seconds = SECONDS;
    setWasShort(false);
    setLeft(seconds);
    timer.current = setInterval(() => {
      seconds -= 1;
      if (seconds > 0) return setLeft(seconds);
      stop(false);
      onComplete();
    }, SECOND_MS);
  };
  return { left, wasShort, start, stop, noteShortPress: () => setWasShort(true) };
}

/** A button that has to be held for three seconds, so that a single tap has no effect. */
export function HoldButton({ onComplete }: { onComplete: () => void }) {
  const { left, wasShort, start, stop, noteShortPress } = useHold(onComplete);
  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    if (event.button !== 0) return;
    start();
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (!isPressing(event)) return;
    // A button would be clicked, and Space would scroll the page.
    event.preventDefault();
    start();
  };
  return (
    <div>
      <button
        type="button"
        onPointerDown={press}
        onPointerUp={() => stop(true)}
        onPointerLeave={() => stop(true)}
        onPointerCancel={() => stop(true)}
        onKeyDown={keyDown}
        onKeyUp={(event) => isPressing(event) && stop(true)}
        onBlur={() => stop(true)}
        // A screen reader clicks without holding.
        onClick={({ detail }) => detail === 0 && noteShortPress()}
        // On a phone a long press would open a menu.
        onContextMenu={(event) => event.preventDefault()}
        className="relative min-h-13 w-full touch-none overflow-hidden rounded-control border border-danger bg-surface px-6 py-3 font-semibold text-danger select-none sm:w-auto sm:min-w-72"
      >
        <span
          aria-hidden
          className={`absolute inset-0 origin-left bg-danger-soft ease-linear motion-reduce:transition-none ${
            left === null ? 'scale-x-0' : 'scale-x-100 transition-transform duration-3000'
          }`}
        />
        <span className="relative">{left === null ? copy.hold(SECONDS) : copy.holding(left)}</span>
      </button>
      <p role="status" className="mt-2 text-ink-muted text-sm empty:hidden">
        {wasShort ? copy.holdHint : null}
      </p>
    </div>
  );
}
