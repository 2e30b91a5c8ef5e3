import type { Tag } from '@alento/contract/tag';
import { MOOD_LABELS, MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { X } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MoodFace, moodColours } from '../../../ui/mood/mood-face.tsx';
import { TagIcon } from '../../../ui/mood/tag-icon.tsx';
import { historyCopy as copy } from './history.copy.ts';
import { type HistoryFilters, toggled } from './use-history-view.ts';

const ON = 'border-brand bg-brand-soft font-semibold text-on-brand-soft';
const ON_MOOD = 'mood-tint border-[var(--mood-strong)] font-semibold';
const OFF = 'border-border bg-surface text-ink hover:bg-surface-sunken';

type ChipProps = { isOn: boolean; look?: string; style?: CSSProperties; onPress: () => void; children: ReactNode };

function Chip({ isOn, look = ON, style, onPress, children }: ChipProps) {
  const chip = useRef<HTMLButtonElement>(null);
  // The button that drops all filters takes room at the end of the row, where the pressed chip may be.
  useEffect(() => {
    if (isOn) chip.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isOn]);
  return (
    <button
      ref={chip}
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      style={style}
      className={`inline-flex min-h-11 max-w-60 shrink-0 items-center gap-1.5 rounded-pill border py-1 pr-3.5 pl-2 text-sm whitespace-nowrap transition-colors duration-150 motion-reduce:transition-none ${isOn ? look : OFF}`}
    >
      {children}
    </button>
  );
}

type Props = { filters: HistoryFilters; tags: readonly Tag[]; onFilters: (filters: HistoryFilters) => void };

/** One row of filters, which scrolls sideways: the six faces and the person's tags. The button beside it drops all. */
export function HistoryFilterRow({ filters, tags, onFilters }: Props) {
  const isFiltered = filters.scores.length + filters.tags.length > 0;
  const row = useRef<HTMLFieldSetElement>(null);
  return (
    <div className="mb-3 flex items-center gap-1">
      <fieldset
        ref={row}
        tabIndex={-1}
        className="-ml-(--page-left) min-w-0 flex-1 overflow-x-auto scroll-px-6 overscroll-x-contain py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] [mask-image:linear-gradient(to_right,black_calc(100%-1.5rem),transparent)]"
      >
        <legend className="sr-only">{copy.filters}</legend>
        <div className="flex w-max gap-2 pr-6 pl-(--page-left)">
          {MOOD_SCORES.map((score) => (
            <Chip
              key={score}
              isOn={filters.scores.includes(score)}
              look={ON_MOOD}
              style={moodColours(score)}
              onPress={() => onFilters({ ...filters, scores: toggled(filters.scores, score) })}
            >
              <MoodFace score={score} size={24} />
              {MOOD_LABELS[score]}
            </Chip>
          ))}
          {tags.map(({ id, name, icon }) => (
            <Chip
              key={id}
              isOn={filters.tags.includes(id)}
              onPress={() => onFilters({ ...filters, tags: toggled(filters.tags, id) })}
            >
              <TagIcon icon={icon} size={18} />
              <span className="min-w-0 truncate" dir="auto">
                {name}
              </span>
            </Chip>
          ))}
        </div>
      </fieldset>
      {isFiltered && (
        <Button
          variant="quiet"
          icon={X}
          className="-mr-2 shrink-0 px-2!"
          onClick={() => {
            onFilters({ scores: [], tags: [] });
            // The button is gone then.
            row.current?.focus({ preventScroll: true });
          }}
        >
          {copy.clear}
        </Button>
      )}
    </div>
  );
}
