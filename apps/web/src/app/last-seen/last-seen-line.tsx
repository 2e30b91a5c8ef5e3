import { paths } from '@alento/domain/interface/paths';
import { localDateOf } from '@alento/domain/time/local-date';
import { CloudOff } from 'lucide-react';
import { useIsOnline } from '../../lib/page/use-is-online.ts';
import { timeZone } from '../../lib/time/clock.ts';
import { formatDayOfMonth, formatTime } from '../../lib/time/dates.format.ts';
import { lastSeenCopy as copy } from './last-seen.copy.ts';
import { useSeenSince } from './seen-since.ts';

const whenOf = (at: number): string => {
  const zone = timeZone();
  return copy.when(formatDayOfMonth(localDateOf(at, zone)), formatTime(at, zone));
};

/** Says since when the data on the screen are, if they are from an earlier visit. */
export function LastSeenLine({ pathname }: { pathname: string }) {
  const { data, help } = useSeenSince();
  const isOnline = useIsOnline();
  const isHelp = pathname === paths.help || pathname.startsWith(paths.appHelp);
  const text =
    isHelp && help !== null && !isOnline
      ? copy.help(whenOf(help))
      : data !== null && !isHelp
        ? (isOnline ? copy.slow : copy.offline)(whenOf(data))
        : null;
  return (
    <p aria-live="polite" className={text === null ? 'sr-only' : 'mb-5 flex items-start gap-2 text-ink-muted text-sm'}>
      {text !== null && <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0 text-brand" />}
      {text !== null && <span className="min-w-0">{text}</span>}
    </p>
  );
}
