import type { Analytics } from '@alento/contract/analytics';
import { dayDetailPath } from '@alento/domain/interface/paths';
import { nearestScore } from '@alento/domain/mood-entry/scale';
import type { LocalDate } from '@alento/domain/time/local-date';
import { type CSSProperties, memo, type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { capitalised, formatDayWithYear, monthName, weekdayShort } from '../../../lib/time/dates.format.ts';
import { matchesMedia } from '../../../platform/media.ts';
import { ChartTip } from '../../../ui/chart/chart-tip.tsx';
import { PixelFace } from '../../../ui/chart/pixel-face.tsx';
import { usePoints } from '../../../ui/chart/use-points.ts';
import { moodColours } from '../../../ui/mood/mood-face.tsx';
import { yearCopy } from '../analytics.copy.ts';
import { moveInYear, type PlacedDay, type PlacedMonth, placeDays, placeMonths } from './year-layout.ts';
import { dayText } from './year-text.ts';

type Day = Analytics['year'][number];

/** Tailwind's breakpoint `lg`: from this width on, the layout is weeks × weekdays instead of months × days. */
const WIDE = '(min-width: 64rem)';
const isWide = (): boolean => matchesMedia(WIDE);

/**
 * Sets the grid positions of both layouts: --m for months × days, --w for weeks × weekdays. The names are in the
 * first row and column.
 */
const placed = (month: number, day: number, week: number, weekday: number): CSSProperties =>
  ({ '--mc': month + 1, '--mr': day + 1, '--wc': week + 1, '--wr': weekday + 1 }) as CSSProperties;

const PLACE = 'col-(--mc) row-(--mr) lg:col-(--wc) lg:row-(--wr)';

type Props = { year: readonly Day[]; today: LocalDate; label?: string };

/** The last 365 days, or those of a calendar year, as squares with the colour and face of each day. */
export function YearPixels({ year, today, label = yearCopy.chart }: Props) {
  const dates = useMemo(() => year.map(({ date }) => date), [year]);
  const days = useMemo(() => placeDays(dates), [dates]);
  const months = useMemo(() => placeMonths(days), [days]);
  const stops = useMemo(() => dates.map((_, index) => index), [dates]);
  const { activeIndex, tabStop, chartProps } = usePoints<HTMLDivElement>(stops, moveInYear(dates, isWide));
  const [tip, setTip] = useState<{ x: number; y: number; touched: boolean } | null>(null);
  const touch = useRef<{ day: number | null; first: boolean }>({ day: null, first: false });
  const chart = chartProps.ref;
  const activeDay = activeIndex === null ? undefined : year[activeIndex];

  useLayoutEffect(() => {
    const grid = chart.current;
    const cell = activeIndex === null ? null : grid?.querySelector<HTMLElement>(`[data-point="${activeIndex}"]`);
    if (!grid || !cell) return setTip(null);
    setTip({
      x: ((cell.offsetLeft + cell.offsetWidth / 2) / grid.offsetWidth) * 100,
      y: ((grid.offsetHeight - cell.offsetTop) / grid.offsetHeight) * 100,
      touched: touch.current.day === activeIndex,
    });
  }, [activeIndex, chart]);

  // Touch screens have no hover: the first tap shows the day's tooltip, the second opens the day.
  const arm = (event: PointerEvent<HTMLDivElement>) => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-point]') : null;
    if (event.pointerType !== 'touch') touch.current = { day: null, first: false };
    else if (cell)
      touch.current = { day: Number(cell.dataset.point), first: touch.current.day !== Number(cell.dataset.point) };
  };

  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
      <div
        role="group"
        aria-label={label}
        {...chartProps}
        onPointerDownCapture={arm}
        onClickCapture={(event) => touch.current.first && event.preventDefault()}
        style={{ '--months': months.length, '--weeks': days.at(-1)?.week ?? 1 } as CSSProperties}
        className="relative grid max-w-md auto-rows-[1.5rem] grid-cols-[1.125rem_repeat(var(--months),minmax(0,1fr))] lg:max-w-none lg:auto-rows-auto lg:grid-cols-[2.25rem_repeat(var(--weeks),minmax(0,1fr))]"
      >
        <Names days={days} months={months} />
        {days.map((place, index) => (
          <Pixel
            key={place.date}
            place={place}
            index={index}
            average={year[index]?.average ?? null}
            entries={year[index]?.entries ?? 0}
            isToday={place.date === today}
            reachable={index === tabStop}
          />
        ))}
      </div>
      {activeDay && tip && (
        <ChartTip x={tip.x} y={tip.y} highest={100} near>
          <span className="block font-semibold">{capitalised(formatDayWithYear(activeDay.date))}</span>
          {dayText(activeDay)}
          {tip.touched && <span className="block text-xs text-ink-muted">{yearCopy.openHint}</span>}
        </ChartTip>
      )}
    </div>
  );
}

type PixelProps = {
  place: PlacedDay;
  index: number;
  average: number | null;
  entries: number;
  isToday: boolean;
  reachable: boolean;
};

const Pixel = memo(function Pixel({ place, index, average, entries, isToday, reachable }: PixelProps) {
  const { date, month, day, week, weekday } = place;
  const score = average === null ? null : nearestScore(average);
  return (
    <Link
      to={dayDetailPath(date)}
      data-point={index}
      tabIndex={reachable ? 0 : -1}
      aria-label={`${formatDayWithYear(date)}: ${dayText({ date, average, entries })}`}
      style={{ ...(score === null ? {} : moodColours(score)), ...placed(month, day, week, weekday) }}
      className={`${PLACE} group relative block p-px outline-offset-0 focus-visible:z-10 lg:aspect-square`}
    >
      <span
        className={`grid size-full place-items-center rounded-[0.3125rem] ${
          score === null ? 'bg-surface-sunken' : 'bg-[var(--mood)]'
        } ${isToday ? 'ring-2 ring-ink' : 'group-hover:ring-2 group-hover:ring-border-strong'}`}
      >
        {score !== null && <PixelFace score={score} />}
      </span>
    </Link>
  );
});

const WEEKDAYS_NAMED = [1, 3, 5];
const DAYS_NAMED = [1, 5, 10, 15, 20, 25, 30];

/** Names of months, days and weekdays around the squares. */
function Names({ days, months }: { days: readonly PlacedDay[]; months: readonly PlacedMonth[] }) {
  const sunday = days.find(({ weekday }) => weekday === 1);
  return (
    <>
      {months.map(({ date, month, week }) => (
        <span
          key={date}
          aria-hidden="true"
          style={placed(month, 0, week, 0)}
          className={`${PLACE} self-end overflow-visible pb-1 text-center text-[min(0.6875rem,11px)] leading-4 whitespace-nowrap text-ink-muted lg:text-left lg:text-xs ${week === 0 ? 'lg:hidden' : 'lg:w-0'}`}
        >
          {monthName(date).slice(0, 3)}
        </span>
      ))}
      {DAYS_NAMED.map((day) => (
        <span
          key={day}
          aria-hidden="true"
          style={placed(0, day, 0, 0)}
          className={`${PLACE} self-center text-[0.6875rem] leading-4 text-ink-muted tabular-nums lg:hidden`}
        >
          {day}
        </span>
      ))}
      {sunday &&
        WEEKDAYS_NAMED.map((step) => (
          <span
            key={`weekday-${step}`}
            aria-hidden="true"
            style={placed(0, 0, 0, step + 1)}
            className={`${PLACE} hidden self-center text-xs leading-4 text-ink-muted lg:block`}
          >
            {weekdayShort(days[days.indexOf(sunday) + step]?.date ?? sunday.date)}
          </span>
        ))}
    </>
  );
}
