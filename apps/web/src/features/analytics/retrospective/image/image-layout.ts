import { type MoodScore, nearestScore } from '@alento/domain/mood-entry/scale';
import type { Retrospective } from '@alento/domain/retrospective/retrospective';
import { type LocalDate, weekdayOf } from '@alento/domain/time/local-date';
import { monthOf, monthWeeks } from '../../../../lib/time/calendar-grid.ts';
import { capitalised, monthName, weekdayName } from '../../../../lib/time/dates.format.ts';
import { kindOf, type Span } from '../span.ts';

/** Size of the picture: 4:5, which networks show whole. */
export const WIDTH = 1080;
export const HEIGHT = 1350;
export const MARGIN = 72;

type Box = { x: number; y: number; width: number; height: number };
/** The panel of the calendar. */
export const PANEL: Box = { x: MARGIN, y: 424, width: WIDTH - 2 * MARGIN, height: 772 };
const PADDING = 28;
const INNER: Box = {
  x: PANEL.x + PADDING,
  y: PANEL.y + PADDING,
  width: PANEL.width - 2 * PADDING,
  height: PANEL.height - 2 * PADDING,
};

/** A square with a face, or a place without one. `x` and `y` are its top left corner. */
type PlacedFace = { x: number; y: number; size: number; score: MoodScore | null };
/** A text whose line is centred at `x`, or begins there. `y` is its baseline. */
export type PlacedText = {
  text: string;
  x: number;
  y: number;
  size: number;
  align: 'center' | 'left';
  look: 'heading' | 'label';
};
export type Calendar = { faces: PlacedFace[]; texts: PlacedText[] };

const WEEKDAYS = 7;
/** Weeks of a month at most. */
const WEEKS = 6;
/** 2026-11-01 is a Sunday. */
const LETTERS = Array.from({ length: WEEKDAYS }, (_, day) =>
  weekdayName(`2026-11-0${day + 1}`)
    .charAt(0)
    .toUpperCase(),
);

type Days = Retrospective['days'];
const scoreOf = (average: number | null): MoodScore | null => (average === null ? null : nearestScore(average));

/** A month in large: letters of the weekdays, and each day with its number above its face. */
function monthCalendar(days: Days): Calendar {
  const first = days[0]?.date ?? '';
  const weeks = monthWeeks(monthOf(first));
  const [letters, number] = [44, 34];
  const [width, height] = [INNER.width / WEEKDAYS, (INNER.height - letters) / weeks.length];
  const size = Math.min(height - number - 10, 88);
  const averages = new Map(days.map(({ date, average }) => [date, average]));
  const centreOf = (weekday: number): number => INNER.x + (weekday + 0.5) * width;
  const placed = weeks.flatMap((week, row) =>
    week.flatMap((date, weekday) => (date === null ? [] : [{ date, weekday, top: INNER.y + letters + row * height }])),
  );
  return {
    texts: [
      ...LETTERS.map((text, weekday) => ({ text, ...labelAt(centreOf(weekday), INNER.y + 26, 26) })),
      ...placed.map(({ date, weekday, top }) => ({
        text: String(Number(date.slice(8))),
        ...labelAt(centreOf(weekday), top + 26, 24),
      })),
    ],
    // A day after today has only its number.
    faces: placed.flatMap(({ date, weekday, top }) => {
      const average = averages.get(date);
      if (average === undefined) return [];
      return [{ x: centreOf(weekday) - size / 2, y: top + number, size, score: scoreOf(average) }];
    }),
  };
}

const labelAt = (x: number, y: number, size: number) => ({ x, y, size, align: 'center', look: 'label' }) as const;

/** Columns and rows of the months of a year. */
const COLUMNS = 4;
const ROWS = 3;

/** Twelve small months, each with its name above its faces. */
function yearCalendar(days: Days): Calendar {
  const [width, height] = [INNER.width / COLUMNS, INNER.height / ROWS];
  const name = 38;
  const gap = 12;
  const cell = Math.min((width - gap) / WEEKDAYS, (height - name - gap) / WEEKS);
  const corner = (date: LocalDate): { x: number; y: number } => {
    const month = Number(date.slice(5, 7)) - 1;
    return {
      x: INNER.x + (month % COLUMNS) * width + (width - cell * WEEKDAYS) / 2,
      y: INNER.y + Math.floor(month / COLUMNS) * height,
    };
  };
  const faceOf = ({ date, average }: Days[number]): PlacedFace => {
    const { x, y } = corner(date);
    const lead = weekdayOf(`${monthOf(date)}-01`);
    const place = lead + Number(date.slice(8)) - 1;
    const top = y + name + Math.floor(place / WEEKDAYS) * cell;
    return { x: x + (place % WEEKDAYS) * cell + 1, y: top + 1, size: cell - 2, score: scoreOf(average) };
  };
  const firsts = days.filter(({ date }) => date.endsWith('-01'));
  return {
    texts: firsts.map(({ date }) => {
      const { x, y } = corner(date);
      return { text: capitalised(monthName(date)), x, y: y + 26, size: 26, align: 'left', look: 'heading' };
    }),
    faces: days.map(faceOf),
  };
}

/** Where the faces and texts of the calendar stand on the picture. It has no notes and no tags. */
export const calendarOf = (span: Span, days: Days): Calendar =>
  kindOf(span) === 'year' ? yearCalendar(days) : monthCalendar(days);
