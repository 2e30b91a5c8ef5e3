import { ToggleGroup } from 'radix-ui';
import type { ReactNode } from 'react';

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode };
type Props<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** A radio group of a few choices side by side; one is always selected. */
export function SegmentedControl<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onChange(chosen.value);
      }}
      className="flex w-full rounded-control border border-border bg-surface-sunken p-1 sm:inline-flex sm:w-auto"
    >
      {options.map((option) => (
        <ToggleGroup.Item
          key={option.value}
          value={option.value}
          className="inline-flex min-h-11 flex-1 items-center justify-center gap-1 rounded-[calc(var(--radius-control)-0.25rem)] border border-transparent px-1 text-sm whitespace-nowrap text-ink-muted transition-colors hover:text-ink data-[state=on]:border-border-strong data-[state=on]:bg-surface-raised data-[state=on]:font-semibold data-[state=on]:text-ink sm:px-4"
        >
          {option.label}
          {option.icon}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
