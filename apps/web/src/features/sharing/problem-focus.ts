import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Finds the first control of a field by its `data-field`. */
export const controlOf = (form: HTMLElement | null, field: string): HTMLElement | null =>
  form?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, select, textarea):not(:disabled)`) ?? null;

/**
 * Moves the focus when a call has failed: to the field that the failure is about, or else back to the button that was
 * pressed, because a button loses the focus while it is disabled.
 *
 * @param field null if the failure is about no field.
 * @param container contains the fields, and the button with `data-sends`.
 */
export function useProblemFocus(
  error: Error | null,
  field: string | null,
  container: RefObject<HTMLElement | null>,
): void {
  const focus = useEffectEvent(() => {
    const control = field === null ? null : controlOf(container.current, field);
    if (control) control.focus();
    else if (document.activeElement === document.body)
      container.current?.querySelector<HTMLElement>('button[data-sends]')?.focus();
  });
  useEffect(() => {
    if (error) focus();
  }, [error]);
}
