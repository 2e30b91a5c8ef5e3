import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';

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

type Refusals = Readonly<Record<string, readonly ErrorCode[]>>;

/** The name of the field that a refusal is about; null if it is about none. `fields` has the codes by field. */
export const refusedField = (error: Error | null, fields: Refusals): string | null =>
  Object.entries(fields).find(([, codes]) => codes.some((code) => isRefusal(error, code)))?.[0] ?? null;

/** Marks a field that is refused by a message with this id elsewhere in the form. */
export const refusedBy = (id: string) => ({ 'aria-invalid': true, 'aria-describedby': id }) as const;

/**
 * Focuses the field that a refusal is about, after each refusal, and selects its text. The message, which stands below
 * the form's button, stays in view.
 */
export function useRefusedField(
  form: RefObject<HTMLFormElement | null>,
  error: Error | null,
  field: string | null,
): void {
  const focus = useEffectEvent(() => {
    const input = field === null ? null : fieldOf(form.current, field);
    input?.focus({ preventScroll: true });
    input?.select();
    if (input) form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'nearest' });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal moves the focus again.
  useEffect(() => focus(), [error]);
}
