import { MOOD_LABELS, moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import type { MonthKey } from '../../../lib/time/calendar-grid.ts';
import { type GridDay, MonthGrid } from '../../../ui/calendar/month-grid.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import { recordPastCopy } from './record-past.copy.ts';

type DayInfo = { average: number; count: number };

type Props = {
  month: MonthKey;
  today: LocalDate;
  earliest: LocalDate;
  /** The days of the month that have entries. */
  filled: ReadonlyMap<LocalDate, DayInfo>;
  chosen: ReadonlySet<LocalDate>;
  busy: boolean;
  onMonth: (month: MonthKey) => void;
  onToggle: (date: LocalDate) => void;
};

/** A calendar month in which days are chosen. Each day shows the mood of its entries. */
export function PastCalendar({ filled, chosen, onToggle, ...grid }: Props) {
  const dayOf = (date: LocalDate, isOut: boolean): GridDay => {
    const info = filled.get(date);
    const isChosen = chosen.has(date);
    return {
      state: isOut ? recordPastCopy.future : info ? stateOf(info) : recordPastCopy.noRecords,
      content: info ? (
        <MoodFace score={nearestScore(info.average)} size={26} />
      ) : (
        <EmptyPlace out={isOut} chosen={isChosen} />
      ),
      look: isChosen ? CHOSEN : isOut ? OUT : FREE,
      isPressed: isChosen,
    };
  };
  return <MonthGrid {...grid} dayOf={dayOf} onChoose={onToggle} />;
}

const CHOSEN = 'bg-brand text-on-brand';
const OUT = 'text-ink-muted opacity-50';
const FREE = 'text-ink hover:bg-brand-soft hover:text-on-brand-soft';

const stateOf = ({ average, count }: DayInfo): string => `${entriesCount(count)}, ${moodLabelOf(average)}`;

/** The symbol of a day without entries, in place of a face. */
function EmptyPlace({ out, chosen }: { out: boolean; chosen: boolean }) {
  if (out) return <span className="size-[26px]" />;
  return (
    <svg width={26} height={26} viewBox="0 0 26 26" fill="none" aria-hidden="true">
      <circle
        cx="13"
        cy="13"
        r="9.5"
        className={chosen ? 'stroke-on-brand' : 'stroke-border-strong'}
        strokeWidth={1.5}
        strokeDasharray="3 3.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The legend of the calendar's symbols. */
export function CalendarLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-muted">
      <li className="flex items-center gap-2">
        <EmptyPlace out={false} chosen={false} /> {recordPastCopy.legendEmpty}
      </li>
      <li className="flex items-center gap-2">
        <MoodFace score={3} size={24} /> {recordPastCopy.legendFilled(MOOD_LABELS[3])}
      </li>
    </ul>
  );
}
