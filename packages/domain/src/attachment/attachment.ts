/** What can be attached to a mood entry. */
export const ATTACHMENT_KINDS = ['photo', 'voice'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** How many of a kind an entry can have (decision D51). */
export const ATTACHMENTS_OF_ENTRY: Record<AttachmentKind, number> = { photo: 4, voice: 1 };
/** Largest file and largest preview picture of one, bytes. */
export const ATTACHMENT_MAX_BYTES = 10_000_000;
export const THUMBNAIL_MAX_BYTES = 40_000;
/** Longest voice note, ms. A recorder may stop a little late. */
export const VOICE_NOTE_MAX_MS = 120_000;
export const VOICE_NOTE_TOLERANCE_MS = 2_000;
/** Largest side of a photo, px. Devices make larger ones smaller. */
export const PHOTO_SIDE_MAX = 8_192;
/** Most attachments that one list returns. */
export const ATTACHMENT_LIST_MAX = 1_000;

/** Media types of each kind. */
export const ATTACHMENT_TYPES = {
  photo: ['image/jpeg', 'image/webp'],
  voice: ['audio/webm', 'audio/mp4', 'audio/ogg'],
} as const satisfies Record<AttachmentKind, readonly string[]>;
export type AttachmentType = (typeof ATTACHMENT_TYPES)[AttachmentKind][number];

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/**
 * The media type that the first 12 bytes of a file tell; null for any other file. WebM and Ogg begin with the numbers of
 * their containers, MP4 with the size of its first box and its name.
 */
export function typeOfBytes(bytes: Uint8Array): AttachmentType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) return 'audio/webm';
  if (ascii(bytes, 4, 8) === 'ftyp') return 'audio/mp4';
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg';
  return null;
}
