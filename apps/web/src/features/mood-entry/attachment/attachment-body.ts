import type { Attachment } from '@alento/contract/attachment';
import type { AttachmentKind, AttachmentType } from '@alento/domain/attachment/attachment';
import { newIdempotencyKey } from '../../../lib/intent/idempotency-key.ts';

/** A photo or voice note that waits to be sent. Its file is apart, encrypted (waiting-files.ts). */
export type AttachmentBody = {
  fileId: string;
  /** Id of its entry: that of the outbox if `isLocal`, until the server has the entry. */
  entryId: string;
  isLocal: boolean;
  kind: AttachmentKind;
  type: AttachmentType;
  width?: number;
  height?: number;
  durationMs?: number;
  /** Size of the preview with which the file of a photo begins, bytes. */
  thumbnailBytes?: number;
  /** Of the whole file, in hex. */
  sha256: string;
};

/** The server's attachment, and the file on this device that it was made from. */
export type SentAttachment = Attachment & { fileId: string };

/** A local id, which tells what it is of (lib/session/ended/unsent-words.ts). */
export const newFileId = (kind: AttachmentKind): string => `${kind}:${newIdempotencyKey()}`;

/** The part of a stored item that names its entry. Quotes in texts are escaped, so no text can contain it. */
const placeIn = (entryId: string, isLocal: boolean): string => JSON.stringify({ entryId, isLocal }).slice(1, -1);

/** Gives a stored item (JSON) of an entry of the outbox the server's id of it. Null for anything else. */
export function withEntryId(stored: string | null, from: string, to: string): string | null {
  const before = placeIn(from, true);
  return stored?.includes(before) ? stored.replaceAll(before, placeIn(to, false)) : null;
}
