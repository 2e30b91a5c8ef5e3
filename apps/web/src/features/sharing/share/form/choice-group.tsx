import { type ReactNode, useId } from 'react';
import type { DraftField } from './share-draft.ts';

type Props = {
  legend: string;
  hint?: string;
  /** Which refusals the group shows. */
  field: DraftField;
  error: string | undefined;
  children: ReactNode;
};

/** A group of choices with its error, to which the focus goes by `data-field`. */
export function ChoiceGroup({ legend, hint, field, error, children }: Props) {
  const id = useId();
  return (
    <fieldset data-field={field} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="font-bold">{legend}</legend>
      {hint && <p className="text-ink-muted text-sm">{hint}</p>}
      <div className="mt-1.5">{children}</div>
      <p id={`${id}-error`} aria-live="polite" className="mt-1 font-medium text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
