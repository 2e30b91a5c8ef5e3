import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, INPUT_CLASSES } from './field-frame.tsx';
import { useTypedEarly } from './typed-early.ts';

type Props = Omit<ComponentProps<'input'>, 'id' | 'ref'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function TextField({ label, hint, error, className = '', ...input }: Props) {
  const id = useId();
  const ref = useTypedEarly(input);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        ref={ref}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        {...input}
        className={`${INPUT_CLASSES} ${className}`}
      />
    </FieldFrame>
  );
}
