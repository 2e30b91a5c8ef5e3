import { type RefObject, useEffect, useEffectEvent } from 'react';

/** A field of a form by its name. */
export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Moves to a field and selects what is in it. */
export function selectField(form: HTMLFormElement | null, name: string): void {
  const field = fieldOf(form, name);
  field?.focus();
  field?.select();
}

/**
 * Moves to a field of the form as it appears, and back to it after every failure: the button that was
 * pressed was out of use meanwhile, and lost the focus. What turned out wrong is selected.
 */
export function useFocusedField(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  failure: { error: Error | null; isWrong: boolean },
): void {
  const focus = useEffectEvent(() => {
    if (failure.isWrong) selectField(form.current, name);
    else fieldOf(form.current, name)?.focus();
  });
  const { error } = failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus anew.
  useEffect(() => focus(), [error]);
}
