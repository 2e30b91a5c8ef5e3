import { ACCESS_KINDS, type AccessKind } from '@alento/domain/sharing/share';
import { addDays, localDateOf } from '@alento/domain/time/local-date';
import { timeZone } from '../../../../lib/time/clock.ts';
import { serverNow } from '../../../../lib/time/clock-skew.ts';
import { formatDate, formatList, formatTime } from '../../../../lib/time/dates.format.ts';
import { accessCopy as copy } from './access.copy.ts';

/** An instant as "hoje às 14h32", or "em 3 de março de 2026 às 14h32". */
export function whenText(at: number): string {
  const zone = timeZone();
  const [day, today] = [localDateOf(at, zone), localDateOf(serverNow(), zone)];
  const near = day === today ? copy.today : day === addDays(today, -1) ? copy.yesterday : copy.on(formatDate(day));
  return copy.at(near, formatTime(at, zone).replace(':', 'h'));
}

/**
 * What was done in a minute, as "aceitou o convite, viu os registros de humor e as avaliações e baixou um PDF".
 *
 * @param hasNotes whether the entries were shared with their notes.
 */
export function accessText(kinds: readonly AccessKind[], hasNotes: boolean): string {
  const known = ACCESS_KINDS.filter((kind) => kinds.includes(kind));
  const seen = known.flatMap((kind) =>
    kind === 'mood-entries' && hasNotes ? copy.entriesWithNotes : (copy.seen[kind] ?? []),
  );
  const done = known.flatMap((kind) => copy.done[kind] ?? []);
  const accepted = kinds.includes('accepted') ? [copy.accepted] : [];
  return formatList([...accepted, ...(seen.length === 0 ? [] : [copy.saw(formatList(seen))]), ...done]);
}
