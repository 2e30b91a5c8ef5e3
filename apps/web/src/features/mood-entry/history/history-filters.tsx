import { SEARCH_QUERY_MAX } from '@alento/domain/mood-entry/limits';
import { MOOD_LABELS, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { X } from 'lucide-react';
import { monthOf } from '../../../lib/time/calendar-grid.ts';
import { formatMonth } from '../../../lib/time/dates.format.ts';
import type { EntryFilters } from '../../../state/mood/mood-entry.keys.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { historyCopy } from './history.copy.ts';
import { MonthJump } from './month-jump.tsx';

type Props = {
  /** The text of the search field. The filter changes after a debounce. */
  typed: string;
  onType: (text: string) => void;
  filters: EntryFilters;
  onScores: (scores: MoodScore[]) => void;
  onUntil: (until: string | null) => void;
  today: string;
};

/** The filters of the history: a search in notes, scores, and a jump to a month. */
export function HistoryFilters({ typed, onType, filters, onScores, onUntil, today }: Props) {
  const { scores, until } = filters;
  const toggle = (score: MoodScore) =>
    onScores(MOOD_SCORES.filter((other) => (other === score ? !scores.includes(score) : scores.includes(other))));
  return (
    <search className="mb-6 grid gap-3">
      <div className="flex gap-2">
        <SearchField
          label={historyCopy.search}
          clearLabel={historyCopy.clearSearch}
          typed={typed}
          maxLength={SEARCH_QUERY_MAX}
          onType={onType}
        />
        <MonthJump today={today} until={until} onUntil={onUntil} />
      </div>
      <fieldset className="grid grid-cols-3 gap-2 sm:flex sm:flex-wrap">
        <legend className="sr-only">{historyCopy.filterGroup}</legend>
        {MOOD_SCORES.map((score) => {
          const on = scores.includes(score);
          return (
            <button
              key={score}
              type="button"
              aria-pressed={on}
              onClick={() => toggle(score)}
              style={moodColours(score)}
              className={`inline-flex min-h-11 items-center gap-1 rounded-pill border py-1 pr-1.5 pl-1.5 text-xs leading-4 whitespace-nowrap sm:gap-2 sm:pr-4 sm:pl-2 sm:text-sm transition-colors duration-150 motion-reduce:transition-none ${
                on
                  ? 'mood-tint border-[var(--mood-strong)] font-semibold'
                  : 'border-border bg-surface text-ink hover:bg-surface-sunken'
              }`}
            >
              <MoodFace score={score} size={24} />
              {MOOD_LABELS[score]}
            </button>
          );
        })}
      </fieldset>
      {until !== null && (
        <p>
          <button
            type="button"
            aria-label={historyCopy.dropUntil(formatMonth(`${monthOf(until)}-01`))}
            onClick={() => onUntil(null)}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 text-sm font-semibold text-on-brand-soft"
          >
            {historyCopy.until(formatMonth(`${monthOf(until)}-01`))}
            <X size={16} aria-hidden="true" />
          </button>
        </p>
      )}
    </search>
  );
}
