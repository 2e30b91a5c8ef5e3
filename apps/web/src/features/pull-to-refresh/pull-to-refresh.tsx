import { type Pull, pullOf, RELOAD_AFTER_MS } from '@alento/domain/interface/gestures';
import { ArrowDown } from 'lucide-react';
import { type CSSProperties, useEffect, useState } from 'react';
import { hasUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { Spinner } from '../../ui/state/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { pullCopy } from './pull-to-refresh.copy.ts';

const OPEN_ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
const SCROLLS = /auto|scroll/;

/** Whether an element between this one and the page can be scrolled, in either direction. */
function scrollsInside(from: Element): boolean {
  for (let area: Element | null = from; area && area !== document.body; area = area.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(area);
    if (SCROLLS.test(overflowY) && area.scrollHeight > area.clientHeight) return true;
    if (SCROLLS.test(overflowX) && area.scrollWidth > area.clientWidth) return true;
  }
  return false;
}

/**
 * Whether a touch on this element may pull the page: the page is scrolled to its top, no dialog is open, the element
 * is in no scrolling element, and there is no unsaved work.
 */
function mayPull(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || hasUnsavedWork() || document.querySelector(OPEN_ABOVE)) return false;
  return !(target instanceof Element) || !scrollsInside(target);
}

type Phase = { kind: 'idle' } | { kind: 'pulling'; pull: Pull } | { kind: 'reloading' };
type Point = { x: number; y: number };

const IDLE: Phase = { kind: 'idle' };

/** Returns the position of a single touch. Null if there are several. */
function fingerOf({ touches }: TouchEvent): Point | null {
  const touch = touches[0];
  return touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
}

/**
 * Follows a touch that pulls the page down from its top, and reloads the page if the touch is released far enough
 * down.
 */
function usePull(reload: () => void): Phase {
  const [phase, setPhase] = useState<Phase>(IDLE);

  useEffect(() => {
    document.documentElement.classList.add('pulls-to-refresh');
    return () => document.documentElement.classList.remove('pulls-to-refresh');
  }, []);

  useEffect(() => {
    let start: Point | null = null;
    let pull: Pull | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const stop = (): void => {
      if (timer !== undefined) return;
      start = null;
      pull = null;
      setPhase(IDLE);
    };
    const begin = (event: TouchEvent): void => {
      const finger = fingerOf(event);
      if (timer === undefined && finger && mayPull(event.target)) start = finger;
      else stop();
    };
    const move = (event: TouchEvent): void => {
      if (!start) return;
      const finger = fingerOf(event);
      const down = finger ? finger.y - start.y : 0;
      const aside = finger ? Math.abs(finger.x - start.x) : 0;
      // With a second finger, on a scrolled page, or after a swipe up or sideways, the touch is another gesture.
      const isOther = !finger || window.scrollY > 0 || (pull === null && (down < 0 || aside > Math.max(down, 1)));
      if (isOther) {
        stop();
        return;
      }
      pull = pullOf(down);
      setPhase({ kind: 'pulling', pull });
    };
    const release = (): void => {
      if (!start) return;
      const ready = pull?.ready === true && mayPull(null);
      stop();
      if (!ready) return;
      setPhase({ kind: 'reloading' });
      timer = setTimeout(reload, RELOAD_AFTER_MS);
    };

    const passive = { passive: true } as const;
    document.addEventListener('touchstart', begin, passive);
    document.addEventListener('touchmove', move, passive);
    document.addEventListener('touchend', release, passive);
    document.addEventListener('touchcancel', stop, passive);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', release);
      document.removeEventListener('touchcancel', stop);
    };
  }, [reload]);

  return phase;
}

const reloadPage = (): void => window.location.reload();

type Props = { reload?: () => void };

/** Pulling the page down reloads it. The indicator is hidden from screen readers; the reload is announced. */
export function PullToRefresh({ reload = reloadPage }: Props) {
  const phase = usePull(reload);
  const pull = phase.kind === 'pulling' ? phase.pull : null;
  const reloading = phase.kind === 'reloading';
  const style = {
    '--pull': pull ? `${pull.distance}px` : '4rem',
    '--turn': `${(pull?.progress ?? 1) * 180}deg`,
    opacity: pull ? 0.3 + 0.7 * pull.progress : 1,
  } as CSSProperties;
  return (
    <>
      <VisuallyHidden role="status">{reloading && pullCopy.reloading}</VisuallyHidden>
      {phase.kind !== 'idle' && (
        <div
          aria-hidden
          data-pull={phase.kind}
          style={style}
          className="pointer-events-none fixed inset-x-0 top-[calc(var(--header-height)+var(--safe-top))] z-20 -mt-12 flex translate-y-(--pull) justify-center motion-reduce:translate-y-16"
        >
          <span className="flex h-11 items-center gap-2 rounded-pill border border-border bg-surface-raised pr-4 pl-3 font-semibold text-ink text-sm shadow-raised">
            {reloading ? (
              <Spinner />
            ) : (
              <ArrowDown size={20} className="rotate-(--turn) text-brand motion-reduce:rotate-0" />
            )}
            {reloading ? pullCopy.reloading : pull?.ready ? pullCopy.release : pullCopy.pull}
          </span>
        </div>
      )}
    </>
  );
}
