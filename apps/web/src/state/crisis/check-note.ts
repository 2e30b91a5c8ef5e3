import { type Checked, checkText, checkTextWhileTyping } from './check-text.ts';

const load = () => import('@alento/crisis-check/telling/new-sign');

/**
 * Like `checkText`, for a note that is saved while it is written: the crisis card opens for a sign that the note did not
 * have when it was last checked.
 */
export async function checkNote(note: string, before: string): Promise<Checked> {
  const code = before === '' ? null : await load().catch(() => null);
  const isNew = code?.hasNewSign(note, before) ?? true;
  return isNew ? checkText(note) : checkTextWhileTyping(note);
}
