import { dayDetailPath } from '@alento/domain/interface/paths';
import { moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import type { Retrospective } from '@alento/domain/retrospective/retrospective';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useNavigate } from 'react-router';
import { monthOf } from '../../../lib/time/calendar-grid.ts';
import { type GridDay, MonthGrid } from '../../../ui/calendar/month-grid.tsx';
import { figuresCopy } from '../../../ui/chart/figures/figures.copy.ts';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { retrospectiveCopy as copy } from './retrospective.copy.ts';

/** Size of a face, px. */
const FACE = 30;

type Props = { days: Retrospective['days']; today: LocalDate };

/** A month, each day with the face of its average. A press opens the day. */
export function MonthFaces({ days, today }: Props) {
  const navigate = useNavigate();
  const [first, last] = [days[0]?.date ?? today, days.at(-1)?.date ?? today];
  const byDate = new Map(days.map((day) => [day.date, day]));
  const dayOf = (date: LocalDate, isOut: boolean): GridDay => {
    const { average = null, entries = 0 } = byDate.get(date) ?? {};
    const isQuiet = average === null;
    return {
      state: isOut
        ? copy.notYet
        : isQuiet
          ? copy.noRecords
          : `${moodLabelOf(average)}, ${figuresCopy.entries(entries)}`,
      content: isQuiet ? <span style={{ height: FACE }} /> : <MoodFace score={nearestScore(average)} size={FACE} />,
      look: isOut
        ? 'text-ink-muted opacity-40'
        : `${isQuiet ? 'text-ink-muted' : 'text-ink'} hover:bg-brand-soft hover:text-on-brand-soft`,
    };
  };
  return (
    <MonthGrid
      isBare
      month={monthOf(first)}
      today={today}
      earliest={first}
      last={last}
      busy={false}
      dayOf={dayOf}
      // The keys stay within the month.
      onMonth={() => undefined}
      onChoose={(date) => void navigate(dayDetailPath(date))}
    />
  );
}
