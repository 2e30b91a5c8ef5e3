import { type ComponentProps, useId } from 'react';

type Props = Pick<ComponentProps<'input'>, 'name' | 'checked' | 'disabled' | 'onChange'> & {
  type: 'checkbox' | 'radio';
  label: string;
  hint?: string | undefined;
  className?: string;
};

/** A checkbox or radio button with a name and an explanation. A tap on any of them chooses it. */
export function Choice({ type, label, hint, className = '', ...input }: Props) {
  const id = useId();
  return (
    <label
      className={`flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-default has-disabled:text-ink-muted ${className}`}
    >
      <input
        {...input}
        type={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint && `${id}-hint`}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-(--brand) disabled:cursor-default"
      />
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block max-w-prose text-ink-muted text-sm">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
