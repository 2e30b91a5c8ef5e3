import { dayDetailPath } from '@alento/domain/interface/paths';
import { CHART_Y_MAX, chartBarValue, MOOD_LABELS, moodLabelOf, nearestScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatAverage, formatDay, weekdayShort } from '../../../lib/time/dates.format.ts';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { entriesCount } from '../mood-entry.copy.ts';
import { chartCopy } from './week.copy.ts';
import { type ChartDay, weekSentence } from './week-series.ts';

/** The position of a value on the y axis, in percent from the bottom. */
const heightOf = (value: number): number => (value / CHART_Y_MAX) * 100;

const moodOf = ({ average, count }: ChartDay): string =>
  average === null ? chartCopy.noRecords : chartCopy.moodOf(moodLabelOf(average), formatAverage(average), count);

type Props = { days: readonly ChartDay[]; today: LocalDate };

/** The card 'Seu humor na semana': a sentence, seven bars that link to their day, and a table for screen readers. */
export function WeekChart({ days, today }: Props) {
  const [highlightedDate, setHighlightedDate] = useState<LocalDate | null>(null);
  return (
    <div>
      <p className="text-ink-muted">{weekSentence(days, today)}</p>
      {/* On a phone the faces stand for the axis' words, so that each column is a target of 44 px. */}
      <div className="relative mt-4 -mx-3 pt-10 sm:mx-0 sm:pl-20">
        <div className="relative h-52 sm:h-56">
          <Axis />
          <ul className="relative grid h-full grid-cols-7">
            {days.map((day, index) => (
              <DayBar
                key={day.date}
                day={day}
                isToday={day.date === today}
                edge={index === 0 ? 'first' : index >= days.length - 2 ? 'last' : null}
                isHighlighted={highlightedDate === day.date}
                onHighlight={setHighlightedDate}
              />
            ))}
          </ul>
        </div>
        <div className="h-12" aria-hidden="true" />
      </div>
      <div className="sr-only">
        <WeekTable days={days} />
      </div>
    </div>
  );
}

/** A line and a label for every score. The value on the axis is the score plus 1. */
function Axis() {
  return (
    <div aria-hidden="true" className="absolute inset-0">
      <svg className="absolute inset-0 h-full w-full overflow-visible" aria-hidden="true">
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-ink-muted" strokeWidth={1} />
        {MOOD_LABELS.map((label, score) => {
          const y = `${100 - heightOf(chartBarValue(score))}%`;
          return (
            <line
              key={label}
              x1="0"
              x2="100%"
              y1={y}
              y2={y}
              className="stroke-border"
              strokeWidth={1}
              strokeDasharray="2 5"
            />
          );
        })}
      </svg>
      {MOOD_LABELS.map((label, score) => (
        <span
          key={label}
          className="absolute right-full w-20 translate-y-1/2 pr-3 text-right text-xs leading-3 break-normal text-ink-muted max-sm:hidden"
          style={{ bottom: `${heightOf(chartBarValue(score))}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

type BarProps = {
  day: ChartDay;
  isToday: boolean;
  edge: 'first' | 'last' | null;
  isHighlighted: boolean;
  onHighlight: (date: LocalDate | null) => void;
};

function DayBar({ day, isToday, edge, isHighlighted, onHighlight }: BarProps) {
  const height = heightOf(chartBarValue(day.average));
  const score = day.average === null ? null : nearestScore(day.average);
  return (
    <li className="relative" style={score === null ? undefined : moodColours(score)}>
      <Link
        to={dayDetailPath(day.date)}
        className="group absolute inset-x-0 -top-10 -bottom-12 block rounded-2xl outline-offset-[-2px]"
        onPointerEnter={() => onHighlight(day.date)}
        onPointerLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(day.date)}
        onBlur={() => onHighlight(null)}
        onKeyDown={(event) => event.key === 'Escape' && onHighlight(null)}
      >
        <span className="sr-only">{chartCopy.dayLink(day.date, moodOf(day))}</span>
        <span aria-hidden="true" className="absolute inset-x-0 top-10 bottom-12 block">
          <svg className="h-full w-full" aria-hidden="true">
            {score === null ? (
              <circle cx="50%" cy="100%" r="3.5" className="fill-surface stroke-ink-muted" strokeWidth={1.5} />
            ) : (
              <rect
                x="24%"
                width="52%"
                y={`${100 - height}%`}
                height={`${height}%`}
                rx={10}
                fill="var(--mood)"
                stroke="var(--mood-strong)"
                strokeWidth={1.5}
                className="transition-opacity duration-150 group-hover:opacity-80 motion-reduce:transition-none"
              />
            )}
          </svg>
          {score !== null && (
            <span className="absolute inset-x-0 flex justify-center pb-1" style={{ bottom: `${height}%` }}>
              <MoodFace score={score} size={28} />
            </span>
          )}
        </span>
        <span
          aria-hidden="true"
          className={`absolute inset-x-0 bottom-0 flex h-10 flex-col items-center text-xs leading-4 ${
            isToday ? 'font-semibold text-ink' : 'text-ink-muted'
          }`}
        >
          <span>{weekdayShort(day.date)}</span>
          <span className={isToday ? 'rounded-full bg-brand px-1.5 text-on-brand' : ''}>
            {Number(day.date.slice(8))}
          </span>
        </span>
      </Link>
      {isHighlighted && <Tooltip day={day} height={height} edge={edge} />}
    </li>
  );
}

function Tooltip({ day, height, edge }: { day: ChartDay; height: number; edge: 'first' | 'last' | null }) {
  const side = edge === 'first' ? 'left-0' : edge === 'last' ? 'right-0' : 'left-1/2 -translate-x-1/2';
  return (
    <span
      role="tooltip"
      className={`pointer-events-none absolute z-10 w-max max-w-44 rounded-control border border-border bg-surface-raised px-3 py-2 text-sm leading-5 text-ink shadow-raised ${side}`}
      style={{ bottom: `calc(${Math.min(height, 72)}% + 0.5rem)` }}
    >
      <span className="block font-semibold first-letter:uppercase">{formatDay(day.date)}</span>
      {day.average === null ? (
        chartCopy.noRecords
      ) : (
        <>
          {moodLabelOf(day.average)} · {formatAverage(day.average)}
          <span className="block text-ink-muted">{entriesCount(day.count)}</span>
        </>
      )}
    </span>
  );
}

function WeekTable({ days }: { days: readonly ChartDay[] }) {
  return (
    <table>
      <caption>{chartCopy.tableCaption}</caption>
      <thead>
        <tr>
          <th scope="col">{chartCopy.dayColumn}</th>
          <th scope="col">{chartCopy.moodColumn}</th>
          <th scope="col">{chartCopy.countColumn}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => (
          <tr key={day.date}>
            <th scope="row">{formatDay(day.date)}</th>
            <td>
              {day.average === null
                ? chartCopy.noRecords
                : `${moodLabelOf(day.average)} (${formatAverage(day.average)})`}
            </td>
            <td>{day.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
