import type { AttachmentKind } from '@alento/domain/attachment/attachment';
import type { PreparedPhoto } from '../../../lib/media/prepare-photo.ts';
import type { Refusal } from '../../../lib/outbox/outbox.ts';

export type { PreparedPhoto };

/** A photo or voice note as screens show it: stored at the server, or waiting on this device. */
export type ShownAttachment = {
  id: string;
  /** The same before and after it is sent, unlike `id`. */
  key: string;
  kind: AttachmentKind;
  durationMs: number | null;
  /** Of a photo, px. */
  width: number | null;
  height: number | null;
  /** Waiting to be sent, with the reason if the server refused it. Undefined once stored. */
  waiting?: { refusal: Refusal | null };
};

/** Loads a file. Rejects with ApiError or a network error. The caller doesn't revoke URLs: the hook does. */
export type AttachmentSource = { thumbnail(id: string): Promise<Blob>; file(id: string): Promise<Blob> };

export type RecordedVoice = {
  kind: 'voice';
  type: 'audio/webm' | 'audio/mp4' | 'audio/ogg';
  file: Blob;
  durationMs: number;
};
