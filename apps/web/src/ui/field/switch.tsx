import { useId } from 'react';
import { SWITCH_LOOK } from './switch-look.ts';

type Props = {
  name: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  /** Whether it has a frame of its own, because it stands outside a card. */
  isFramed?: boolean;
};

const FRAME =
  'rounded-card border border-border-strong bg-surface-raised px-4 transition-colors hover:bg-surface-sunken has-checked:border-brand has-checked:bg-brand-soft has-checked:text-on-brand-soft sm:px-5';

/** A switch with a name and an explanation. A tap on any of them toggles it. */
export function Switch({ name, hint, isOn, onChange, disabled = false, isFramed = false }: Props) {
  const id = useId();
  return (
    <label
      className={`flex min-h-16 cursor-pointer items-center gap-4 py-4 has-disabled:cursor-default ${isFramed ? FRAME : ''}`}
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}-name`} className="block font-semibold">
          {name}
        </span>
        <span id={`${id}-hint`} className="block text-sm">
          {hint}
        </span>
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className={SWITCH_LOOK}
      />
    </label>
  );
}
