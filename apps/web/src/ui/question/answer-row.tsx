import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { now } from '../../lib/time/clock.ts';
import { matchesMedia } from '../../platform/media.ts';

/** The chosen answer is shown for this time before the next question, ms. */
const SHOWN_MS = 250;

/** The second tap of a double tap would answer the next question unread. So taps are ignored for this time, ms. */
const UNREAD_MS = 400;

/** Steps of the arrow keys. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const ENDS: Readonly<Record<string, number>> = { Home: 0, End: -1 };

/** Arrow keys move the focus to the answer before or after, round the ends; Home and End to the first and last one. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  const step = STEPS[key];
  const end = ENDS[key];
  if ((step ?? end) === undefined || !(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  const answers = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  answers.at(end ?? (answers.indexOf(target) + (step ?? 0)) % answers.length)?.focus();
}

type Props = {
  label: string;
  options: readonly string[];
  chosen: number | null;
  onChoose: (place: number) => void;
  /** Called a moment after an answer was chosen. Null if the question stays. */
  goOn: (() => void) | null;
  isSaving: boolean;
  error: string | undefined;
};

/**
 * The answers to one question, below each other. Choosing one goes on by itself, so arrow keys only move the focus;
 * Enter or Space chooses.
 */
export function AnswerRow({ label, options, chosen, onChoose, goOn, isSaving, error }: Props) {
  const id = useId();
  const [focused, setFocused] = useState(chosen ?? 0);
  const [choices, setChoices] = useState(0);
  const [shownAt] = useState(now);
  const isUnread = (): boolean => now() >= shownAt && now() < shownAt + UNREAD_MS;
  const leave = useEffectEvent(() => goOn?.());
  useEffect(() => {
    if (choices === 0) return;
    const isStill = matchesMedia('(prefers-reduced-motion: reduce)');
    const timer = setTimeout(() => leave(), isStill ? 0 : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [choices]);
  return (
    <div data-invalid={error ? '' : undefined}>
      <div
        role="radiogroup"
        aria-label={label}
        aria-describedby={error ? `${id}-error` : undefined}
        onKeyDown={moveFocus}
        className="grid gap-2 sm:grid-cols-2"
      >
        {options.map((option, place) => (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys choose a native radio, which would go on at once.
          <button
            key={option}
            type="button"
            tabIndex={place === focused ? 0 : -1}
            onFocus={() => setFocused(place)}
            role="radio"
            aria-checked={chosen === place}
            aria-disabled={isSaving || undefined}
            onClick={({ detail }) => {
              // A key counts no clicks, and only reaches an answer on purpose: the focus is on the heading.
              if (isSaving || (detail > 0 && isUnread())) return;
              onChoose(place);
              setChoices(choices + 1);
            }}
            className="flex min-h-11 items-center gap-3 rounded-control border border-border-strong bg-surface-raised px-4 py-1.5 text-left transition-colors hover:bg-surface-sunken aria-checked:border-brand aria-checked:bg-brand-soft aria-checked:font-semibold aria-checked:text-on-brand-soft"
          >
            <span
              aria-hidden
              className={`grid size-5 shrink-0 place-items-center rounded-full border-2 ${chosen === place ? 'border-brand' : 'border-border-strong'}`}
            >
              {chosen === place && <span className="size-2.5 rounded-full bg-brand" />}
            </span>
            {option}
          </button>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
