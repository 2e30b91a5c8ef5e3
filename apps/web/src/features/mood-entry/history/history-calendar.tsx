import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useState } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { type GridDay, MonthGrid } from '../../../ui/calendar/month-grid.tsx';
import { Card } from '../../../ui/card.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { infoByDay } from '../week/week-series.ts';
import { historyCopy as copy } from './history.copy.ts';
import { MonthJump } from './month-jump.tsx';
import { EARLIEST_DAY, type HistoryView } from './use-history-view.ts';

/** Size of a face, px. */
const FACE = 22;

type Props = {
  view: HistoryView;
  today: LocalDate;
  /** The last day that can be shown: today, or a later one with entries. */
  last: LocalDate;
  /** The entries of the month, and those of them that fit the filters. */
  entries: readonly DisplayedEntry[];
  fitting: readonly DisplayedEntry[];
  isLoading: boolean;
  /** Whether the month could not be read. Its days are drawn only if the device has some of its entries. */
  isFailed: boolean;
  /** Whether a day without entries is known to have none. */
  isKnown: boolean;
};

/** The month, each day with the face of its average. A press shows the entries of one day, and another those of all. */
export function HistoryCalendar({ view, today, last, entries, fitting, isLoading, isFailed, isKnown }: Props) {
  const zone = timeZone();
  const [isJumping, setJumping] = useState(false);
  const filled = infoByDay(entries, zone);
  const kept = infoByDay(fitting, zone);
  const dayOf = (date: LocalDate, isOut: boolean): GridDay => {
    // With filters, a day tells of the entries that fit them.
    const info = kept.get(date) ?? filled.get(date);
    const isFiltered = info !== undefined && !kept.has(date);
    const isPressed = date === view.day;
    return {
      state: isOut ? copy.future : info ? stateOf(info, isFiltered) : isKnown ? copy.noRecords : '',
      content: info ? (
        <MoodFace score={nearestScore(info.average)} size={FACE} className={isFiltered ? 'opacity-25 grayscale' : ''} />
      ) : (
        <span style={{ height: FACE }} />
      ),
      look: lookOf({ isPressed, isOut, isToday: date === today, isQuiet: !info || isFiltered }),
      isPressed,
    };
  };
  return (
    <Card aria-label={copy.calendar} className="mb-5 p-1.5! lg:sticky lg:top-24 lg:mb-0 lg:p-3!">
      <MonthGrid
        isCompact
        month={view.month}
        today={today}
        last={last}
        chosen={view.day}
        earliest={EARLIEST_DAY}
        busy={isLoading}
        dayOf={isFailed && entries.length === 0 ? null : dayOf}
        onMonth={view.showMonth}
        onChoose={view.toggleDay}
        onJump={() => setJumping(true)}
      />
      {isJumping && (
        <MonthJump last={last} month={view.month} onMonth={view.showMonth} onClose={() => setJumping(false)} />
      )}
    </Card>
  );
}

function stateOf({ average, count }: { average: number; count: number }, isFiltered: boolean): string {
  const state = `${moodLabelOf(average)}, ${entriesCount(count)}`;
  return isFiltered ? `${state}, ${copy.filteredOut}` : state;
}

type Look = { isPressed: boolean; isOut: boolean; isToday: boolean; isQuiet: boolean };

function lookOf({ isPressed, isOut, isToday, isQuiet }: Look): string {
  if (isPressed) return 'bg-brand text-on-brand';
  if (isOut) return 'text-ink-muted opacity-40';
  if (isToday) return 'bg-brand-soft text-on-brand-soft';
  return `${isQuiet ? 'text-ink-muted' : 'text-ink'} hover:bg-brand-soft hover:text-on-brand-soft`;
}
