import type { ReactNode } from 'react';

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** Label, hint and error message of a field. */
export function FieldFrame({ id, label, hint, error, children }: Props) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-ink-muted text-sm">
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}

/** Value of aria-describedby for a field. */
export const describedBy = (id: string, hint: string | undefined, error: string | undefined): string | undefined =>
  [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

export const INPUT_CLASSES =
  'w-full min-h-12 rounded-control border border-border-strong bg-surface-raised px-4 py-2.5 text-base text-ink ' +
  'placeholder:text-ink-muted transition-colors aria-invalid:border-danger disabled:bg-surface-sunken disabled:text-ink-muted';
