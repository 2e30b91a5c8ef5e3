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

/**
 * Stores the draft of a form, so that it survives the form and a reload. Without changed fields it is deleted. Resolves
 * to whether it was stored: the storage may be full.
 *
 * @param userId whose draft it is; another person may have signed in since it was dropped
 */
export async function keepDraft(form: string, draft: FormDraft, userId = session.userId()): Promise<boolean> {
  if (userId === null) return false;
  const isEmpty = Object.keys(draft.changed).length === 0;
  if (isEmpty && readDraft(form) === null) return true;
  return writeJson(userId, form, isEmpty ? null : draft);
}

/** Deletes a draft. Returns a function that stores it again. */
export function dropDraft(form: string): () => void {
  const userId = session.userId();
  const draft = readDraft(form);
  if (draft) void keepDraft(form, { changed: {} });
  return () => {
    if (draft) void keepDraft(form, draft, userId);
  };
}

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
