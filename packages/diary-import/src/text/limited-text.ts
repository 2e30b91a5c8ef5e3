import { IMPORT_COMMENT_MAX_BYTES, IMPORT_NOTE_MAX, IMPORT_NOTE_MAX_BYTES } from '@alento/domain/my-data/limits';
import { beginningWithin } from '@alento/domain/text/plain-text';

const encoder = new TextEncoder();
/** Only their length matters: how much of a text has this number of bytes. */
const noteBytes = new Uint8Array(IMPORT_NOTE_MAX_BYTES);
const commentBytes = new Uint8Array(IMPORT_COMMENT_MAX_BYTES);

const beginningIn = (bytes: Uint8Array<ArrayBuffer>, text: string): string =>
  beginningWithin(text, IMPORT_NOTE_MAX, encoder.encodeInto(text, bytes).read);

/** The beginning of a note that an import keeps. */
export const limitedNote = (note: string): string => beginningIn(noteBytes, note);

/** The beginning of an AI comment that an import keeps. */
export const limitedComment = (comment: string): string => beginningIn(commentBytes, comment);
