import { type ComponentProps, useId } from 'react';
import { uiCopy } from '../ui.copy.ts';
import { describedBy, FieldFrame, INPUT_CLASSES } from './field-frame.tsx';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Counter under the field. `text` replaces its wording. */
  counter?: { used: number; max: number; text?: string } | undefined;
};

export function TextArea({ label, hint, error, counter, className = '', ...area }: Props) {
  const id = useId();
  const over = counter !== undefined && counter.used > counter.max;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...area}
        id={id}
        aria-invalid={error || over ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={`${INPUT_CLASSES} resize-y ${className}`}
      />
      {counter && (
        <p className={`text-right text-xs tabular-nums ${over ? 'font-semibold text-danger' : 'text-ink-muted'}`}>
          {counter.text ?? uiCopy.counter(counter.used, counter.max)}
        </p>
      )}
    </FieldFrame>
  );
}
