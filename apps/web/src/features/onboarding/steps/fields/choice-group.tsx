import { Fragment, useId } from 'react';

type Choice = { value: string; label: string };

const COLUMNS = {
  two: 'gap-2 grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] sm:grid-cols-2',
  three: 'gap-1.5 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] sm:grid-cols-3',
  four: 'gap-1.5 grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] sm:grid-cols-4',
} as const;

type Props = {
  legend: string;
  options: readonly Choice[];
  chosen: readonly string[];
  /** Called with the chosen values in the order of the options. */
  onChange: (chosen: string[]) => void;
  multiple?: boolean;
  error?: string | undefined;
  /** How many options are side by side on a phone; fewer if the text is larger. */
  columns?: keyof typeof COLUMNS;
  /** Hides the legend if the step's heading has the same text. */
  hidesLegend?: boolean;
};

/** Radio buttons or checkboxes as large rows. The whole row is clickable. */
export function ChoiceGroup(props: Props) {
  const { legend, options, chosen, onChange, multiple = false, error, columns = 'two', hidesLegend = false } = props;
  const id = useId();
  const choose = (value: string, isOn: boolean): void => {
    const staysChosen = (it: string): boolean => (it === value ? isOn : chosen.includes(it));
    onChange(multiple ? options.map((option) => option.value).filter(staysChosen) : [value]);
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} data-invalid={error ? '' : undefined}>
      <legend className={hidesLegend ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{legend}</legend>
      <div className={`grid ${COLUMNS[columns]}`}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={`relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-control border border-border-strong bg-surface-raised py-1 text-sm leading-tight transition-colors sm:gap-3 sm:px-4 sm:py-2 sm:text-base ${columns === 'two' ? 'px-2' : 'justify-center px-1 text-center'} hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-checked:font-semibold`}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={id}
              value={value}
              checked={chosen.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
              // Narrow options have no room for the mark; their weight and border show the choice.
              className={`shrink-0 cursor-pointer accent-(--brand) focus-visible:outline-none ${columns === 'two' ? 'size-4.5' : 'absolute inset-0 opacity-0'}`}
            />
            <span className="min-w-0">
              {label.split(/(?<=\/)/).map((part, place) => (
                <Fragment key={part}>
                  {place > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
            </span>
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
