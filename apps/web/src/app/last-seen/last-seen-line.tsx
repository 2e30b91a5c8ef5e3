import { paths } from '@alento/domain/interface/paths';
import { localDateOf } from '@alento/domain/time/local-date';
import { CloudOff } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useIsOnline } from '../../lib/page/use-is-online.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { formatDayOfMonth, formatTime } from '../../lib/time/dates.format.ts';
import { lastSeenCopy as copy } from './last-seen.copy.ts';
import { useSeenSince } from './seen-since.ts';

const whenOf = (at: number): string => {
  const zone = timeZone();
  return copy.when(formatDayOfMonth(localDateOf(at, zone)), formatTime(at, zone));
};

function textOf({ data, help }: ReturnType<typeof useSeenSince>, isOnline: boolean, isHelp: boolean): string | null {
  if (isHelp && help !== null && !isOnline) return copy.help(whenOf(help));
  if (data !== null && !isHelp) return (isOnline ? copy.slow : copy.offline)(whenOf(data));
  return isOnline ? null : copy.nothing;
}

/** Gives styles the height of the line with its margin as `--last-seen-line`, for a screen that is as high as the window. */
function useLineHeight(line: RefObject<HTMLElement | null>, text: string | null): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = (): void => {
      if (!line.current || text === null) return;
      const margin = Number.parseFloat(getComputedStyle(line.current).marginBottom);
      style.setProperty('--last-seen-line', `${line.current.offsetHeight + margin}px`);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      style.removeProperty('--last-seen-line');
    };
  }, [line, text]);
}

/** Says that there is no network, and since when the data on the screen are, if they are not up to date. */
export function LastSeenLine({ pathname }: { pathname: string }) {
  const since = useSeenSince();
  const isOnline = useIsOnline();
  const isHelp = pathname === paths.help || pathname.startsWith(paths.appHelp);
  const text = textOf(since, isOnline, isHelp);
  const line = useRef<HTMLParagraphElement>(null);
  useLineHeight(line, text);
  if (text === null) return null;
  return (
    <p ref={line} className="mb-5 flex items-start gap-2 text-ink-muted text-sm">
      <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0 text-brand" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}
