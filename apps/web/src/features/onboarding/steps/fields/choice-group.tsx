import { useId } from 'react';

type Choice = { value: string; label: string };

type Props = {
  legend: string;
  options: readonly Choice[];
  chosen: readonly string[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
  multiple?: boolean;
  error?: string | undefined;
  /** `compact` places short options side by side even on a phone. */
  columns?: 'one' | 'two' | 'compact';
  /** Hides the legend if the step's heading has the same text. */
  hidesLegend?: boolean;
};

const COLUMNS = {
  one: 'grid-cols-1',
  two: 'grid-cols-1 sm:grid-cols-2',
  compact: 'grid-cols-2',
} as const;

/** Radio buttons or checkboxes as large rows. The whole row is clickable. */
export function ChoiceGroup(props: Props) {
  const { legend, options, chosen, onChange, multiple = false, error, columns = 'one', hidesLegend = false } = props;
  const id = useId();
  const choose = (value: string, isOn: boolean): void => {
    const staysChosen = (it: string): boolean => (it === value ? isOn : chosen.includes(it));
    onChange(multiple ? options.map((option) => option.value).filter(staysChosen) : [value]);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? '' : undefined}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-2 font-semibold text-sm'}>{legend}</legend>
      <div className={`grid gap-2 ${COLUMNS[columns]}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-border-strong bg-surface-raised px-3 py-2.5 leading-snug sm:px-4 transition-colors hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
              className="size-5 shrink-0 cursor-pointer accent-(--brand) focus-visible:outline-none"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-2 text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}

/** Makes options whose value equals their label. */
export const asChoices = (labels: readonly string[]): Choice[] => labels.map((label) => ({ value: label, label }));

/** Makes options whose labels differ from their values. */
export const labelled = <Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: labels[value] }));
