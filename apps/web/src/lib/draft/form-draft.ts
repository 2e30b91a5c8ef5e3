import { isRecord } from '../parse-json.ts';
import { readObject, writeJson } from '../session/device/device-json.ts';
import { ownedBy } from '../session/device/device-store.ts';
import { session } from '../session/session.ts';

export type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of a form that were changed and not saved, and what the form is about, for screens that list drafts. The
 * name of a form is the draft's name on the device (lib/session/ended/unsent-words.ts).
 */
export type FormDraft = { readonly changed: Fields; readonly about?: unknown };

export function readDraft(form: string): FormDraft | null {
  const userId = session.userId();
  const { changed, about } = (userId === null ? null : readObject(userId, form)) ?? {};
  return isRecord(changed) ? { changed, about } : null;
}

/** Stores the draft of a form, so that it survives the form and a reload. Without changed fields it is deleted. */
export function keepDraft(form: string, draft: FormDraft): void {
  const userId = session.userId();
  if (userId !== null) void writeJson(userId, form, Object.keys(draft.changed).length === 0 ? null : draft);
}

export const dropDraft = (form: string): void => keepDraft(form, { changed: {} });

/** Deletes the draft if it is still what was saved: the person may have changed the form during the request. */
export function dropSaved(form: string, changed: Fields): void {
  if (JSON.stringify(readDraft(form)?.changed) === JSON.stringify(changed)) dropDraft(form);
}

/** The drafts of forms whose name begins with the prefix, with the rest of their name. */
export function draftsOf(prefix: string): readonly (FormDraft & { id: string })[] {
  const userId = session.userId();
  return (userId === null ? [] : ownedBy(userId)).flatMap(({ name }) => {
    const draft = name.startsWith(prefix) ? readDraft(name) : null;
    return draft ? [{ ...draft, id: name.slice(prefix.length) }] : [];
  });
}
