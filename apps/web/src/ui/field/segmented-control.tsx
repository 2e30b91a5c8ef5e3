import { type ReactNode, useId } from 'react';

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode };
type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** A radio group of a few choices side by side; one is always selected. The browser's arrow keys select another. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="flex w-full flex-wrap rounded-control border border-border bg-surface-sunken p-1 sm:inline-flex sm:w-auto"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="relative inline-flex min-h-11 flex-1 items-center justify-center gap-1 rounded-[calc(var(--radius-control)-0.25rem)] border border-transparent px-1 text-sm whitespace-nowrap text-ink-muted transition-colors hover:text-ink has-checked:border-border-strong has-checked:bg-surface-raised has-checked:font-semibold has-checked:text-ink sm:px-4"
        >
          {/* It covers its label, so that the outline of the focus is around the whole choice. */}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 size-full appearance-none rounded-[inherit]"
          />
          {option.label}
          {option.icon}
        </label>
      ))}
    </div>
  );
}
