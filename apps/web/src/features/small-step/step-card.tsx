import type { SmallSteps } from '@alento/contract/small-step';
import { daysDone, type SmallStep, weekOf } from '@alento/domain/small-step/small-step';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Check, Pencil } from 'lucide-react';
import { formatDayInMonth, weekdayShort } from '../../lib/time/dates.format.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { smallStepCopy as copy } from './small-step.copy.ts';

type DayProps = { date: LocalDate; isDone: boolean; isFuture: boolean; onMark: (isDone: boolean) => void };

const DAY = 'grid min-h-14 min-w-0 content-center justify-items-center gap-0.5 rounded-control border text-sm';

/** A day of the week: a button up to today. */
function DayMark({ date, isDone, isFuture, onMark }: DayProps) {
  const content = (
    <>
      <span aria-hidden className="text-xs">
        {weekdayShort(date).charAt(0).toUpperCase()}
      </span>
      {isDone ? <Check aria-hidden size={18} strokeWidth={3} /> : <span aria-hidden>{Number(date.slice(8))}</span>}
    </>
  );
  if (isFuture) return <span className={`${DAY} border-transparent text-ink-muted`}>{content}</span>;
  const look = isDone
    ? 'border-brand bg-brand text-on-brand'
    : 'border-border-strong bg-surface-raised hover:bg-surface-sunken';
  return (
    <button
      type="button"
      aria-label={copy.mark(formatDayInMonth(date))}
      aria-pressed={isDone}
      className={`${DAY} transition-colors ${look}`}
      onClick={() => onMark(!isDone)}
    >
      {content}
    </button>
  );
}

type Props = {
  step: SmallStep;
  all: SmallSteps;
  today: LocalDate;
  onMark: (date: LocalDate, isDone: boolean) => void;
  onEdit: () => void;
};

/** A step with the days of this week. */
export function StepCard({ step: { id, text, timesAWeek }, all, today, onMark, onEdit }: Props) {
  const week = weekOf(today);
  const done = daysDone(all, id, week);
  return (
    <Card aria-labelledby={`step-${id}`}>
      <div className="-mt-2 -mr-2 flex items-start gap-2">
        <div className="min-w-0 flex-1 pt-2">
          <h2 id={`step-${id}`} className="break-words font-bold text-lg" dir="auto">
            {text}
          </h2>
          <p className="text-ink-muted text-sm">
            {copy.ofWeek(done.length, timesAWeek)}
            {done.length >= timesAWeek && `. ${copy.reached}`}
          </p>
        </div>
        <IconButton label={copy.edit(text)} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      </div>
      <ul aria-label={copy.week(text)} className="mt-3 grid grid-cols-7 gap-1">
        {week.map((date) => (
          <li key={date} className="grid">
            <DayMark
              date={date}
              isDone={done.includes(date)}
              isFuture={date > today}
              onMark={(isDone) => onMark(date, isDone)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
