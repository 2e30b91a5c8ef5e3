import { type Fields, readDraft } from './form-draft.ts';

/** The fields of `now` that differ from the saved ones. */
export const changedFields = <F extends Fields>(saved: F, now: F): Partial<F> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(saved[name]) !== JSON.stringify(value)),
  ) as Partial<F>;

const hasTypeOf = (saved: unknown, value: unknown): boolean =>
  typeof value === typeof saved && Array.isArray(value) === Array.isArray(saved);

/** Returns the fields of the form's draft that still differ from the saved ones; null if there are none. */
export function restoredFields<F extends Fields>(form: string, saved: F): Partial<F> | null {
  const changed = Object.entries(readDraft(form)?.changed ?? {});
  const valid = changed.filter(([name, value]) => name in saved && hasTypeOf(saved[name], value));
  const differing = changedFields(saved, { ...saved, ...Object.fromEntries(valid) });
  return Object.keys(differing).length === 0 ? null : differing;
}
