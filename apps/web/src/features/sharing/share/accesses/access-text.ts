import { ACCESS_KINDS, type AccessKind } from '@alento/domain/sharing/access-kinds';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { now, timeZone } from '../../../../lib/time/clock.ts';
import { formatDate, formatList, formatTime } from '../../../../lib/time/dates.format.ts';
import { accessCopy as copy } from './access.copy.ts';

/** An instant as "hoje às 14h32", or "em 3 de março de 2026 às 14h32". */
export function whenText(at: number): string {
  const zone = timeZone();
  const [day, today] = [localDateOf(at, zone), localDateOf(now(), zone)];
  const near = day === today ? copy.today : day === addDays(today, -1) ? copy.yesterday : copy.on(formatDate(day));
  return copy.at(near, formatTime(at, zone).replace(':', 'h'));
}

/** What was done in a minute: "aceitou o convite", "viu registros de humor e avaliações e baixou um PDF". */
export function accessText(kinds: readonly AccessKind[]): string {
  const known = ACCESS_KINDS.filter((kind) => kinds.includes(kind));
  const seen = known.flatMap((kind) => copy.seen[kind] ?? []);
  const done = known.flatMap((kind) => copy.done[kind] ?? []);
  return formatList(seen.length === 0 ? done : [copy.saw(formatList(seen)), ...done]);
}
