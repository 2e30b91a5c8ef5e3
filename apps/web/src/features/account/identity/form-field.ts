import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Finds an input of a form by its name. */
export function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
}

/** Focuses a field and selects its text. */
export function selectField(form: HTMLFormElement | null, name: string): void {
  const field = fieldOf(form, name);
  field?.focus();
  field?.select();
}

/**
 * Focuses a field when the form appears and after every failure, because the disabled submit button lost the focus.
 * After a failure the rejected text is selected.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure moves the focus again.
  useEffect(() => focus(), [error]);
}
