type Props = {
  /** The name of the question's radio buttons, which must be unique on the page. */
  name: string;
  number?: number;
  legend: string;
  hint?: string;
  options: readonly string[];
  /** The index of the chosen answer in `options`. */
  chosen: number | null;
  onChoose: (place: number) => void;
  error?: string | undefined;
};

/** A question with native radio buttons: one below the other on a phone, side by side on wider screens. */
export function AnswerGroup({ name, number, legend, hint, options, chosen, onChoose, error }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described} className="min-w-0">
      <legend className="flex max-w-prose gap-2 font-semibold">
        {number !== undefined && <span className="text-brand tabular-nums">{number}.</span>} <span>{legend}</span>
      </legend>
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <div
        className={`mt-3 divide-y divide-border overflow-hidden rounded-control border bg-surface md:grid md:grid-cols-4 md:divide-x md:divide-y-0 ${
          error ? 'border-danger' : 'border-border-strong'
        }`}
      >
        {options.map((option, place) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2.5 transition-colors hover:bg-surface-sunken has-checked:bg-brand-soft has-checked:text-on-brand-soft"
          >
            <input
              type="radio"
              name={name}
              value={place}
              checked={chosen === place}
              onChange={() => onChoose(place)}
              // Without these margins, a focused button could be scrolled under the sticky progress bar.
              className="size-5 shrink-0 scroll-mt-40 scroll-mb-24 accent-brand"
            />
            <span className="text-sm">{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
