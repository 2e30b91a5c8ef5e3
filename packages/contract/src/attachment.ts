import {
  ATTACHMENT_KINDS,
  ATTACHMENT_LIST_MAX,
  ATTACHMENT_MAX_BYTES,
  ATTACHMENT_TYPES,
  PHOTO_SIDE_MAX,
  THUMBNAIL_MAX_BYTES,
  VOICE_NOTE_MAX_MS,
  VOICE_NOTE_TOLERANCE_MS,
} from '@alento/domain/attachment/attachment';
import { z } from 'zod';
import { get, post, refusedAs, remove } from './endpoint.ts';
import { Id, Instant } from './fields.ts';
import { LocalDateText } from './mood-entry.ts';

const invalid = refusedAs('ATTACHMENT_INVALID');
const AttachmentId = Id('ATTACHMENT_NOT_FOUND').meta({ description: 'Id of an attachment' });

/** A whole number of the query from 1 to `max`. */
const Whole = (max: number) => z.coerce.number(invalid).int(invalid).min(1, invalid).max(max, invalid);
const Type = z.enum([...ATTACHMENT_TYPES.photo, ...ATTACHMENT_TYPES.voice], invalid);
const Kind = z.enum(ATTACHMENT_KINDS, invalid);

export const Attachment = z.object({
  id: z.string(),
  entryId: z.string(),
  kind: z.enum(ATTACHMENT_KINDS),
  type: z.enum([...ATTACHMENT_TYPES.photo, ...ATTACHMENT_TYPES.voice]).meta({ description: 'Media type' }),
  bytes: z.int().meta({ description: 'Size of the file' }),
  width: z.int().nullable().meta({ description: 'Of a photo, px' }),
  height: z.int().nullable().meta({ description: 'Of a photo, px' }),
  durationMs: z.int().nullable().meta({ description: 'Of a voice note' }),
  createdAt: Instant,
});
export type Attachment = z.infer<typeof Attachment>;

const AttachmentList = z.object({
  attachments: z.array(Attachment),
  leftThisMonth: z.int().min(0).nullable().meta({
    description: 'How many more the plan allows this month; null without a limit',
  }),
});
export type AttachmentList = z.infer<typeof AttachmentList>;

/** A photo has both sides and a preview picture, a voice note its duration. */
const NewAttachment = z
  .object({
    entryId: Id('ENTRY_NOT_FOUND'),
    kind: Kind,
    type: Type,
    width: Whole(PHOTO_SIDE_MAX).optional(),
    height: Whole(PHOTO_SIDE_MAX).optional(),
    durationMs: Whole(VOICE_NOTE_MAX_MS + VOICE_NOTE_TOLERANCE_MS).optional(),
    thumbnailBytes: Whole(THUMBNAIL_MAX_BYTES).optional().meta({
      description: 'Size of the preview picture, WebP or JPEG, with which the body of a photo begins',
    }),
    sha256: z
      .string(invalid)
      .regex(/^[0-9a-f]{64}$/, invalid)
      .meta({ description: 'Of the whole body, in hex' }),
  })
  .meta({ description: 'What the body is' });
export type NewAttachment = z.infer<typeof NewAttachment>;

export const listAttachments = get('/attachments', {
  summary: `Photos and voice notes of the entries of some days, oldest first; at most ${ATTACHMENT_LIST_MAX}`,
  limits: ['large-reads'],
  query: z.object({ startDate: LocalDateText, endDate: LocalDateText }),
  answers: AttachmentList,
  errors: ['DATE_INVALID', 'DATE_RANGE_INVALID'],
});

export const addAttachment = post('/attachments', {
  summary: 'Add a photo or a voice note to an entry. The body is the file; that of a photo begins with its preview',
  limits: ['uploads'],
  idempotent: true,
  query: NewAttachment,
  file: { maxBytes: ATTACHMENT_MAX_BYTES + THUMBNAIL_MAX_BYTES, tooLarge: 'ATTACHMENT_TOO_LARGE', inChunks: true },
  response: { status: 201, body: Attachment },
  errors: [
    'ATTACHMENT_INVALID',
    'ATTACHMENT_INCOMPLETE',
    'ATTACHMENT_TOO_LARGE',
    'ATTACHMENTS_OF_ENTRY_FULL',
    'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED',
    'ATTACHMENTS_FULL',
    'ENTRY_NOT_FOUND',
  ],
});

const params = z.object({ id: AttachmentId });
const FILE = { status: 200, media: 'application/octet-stream' } as const;

export const readAttachment = get('/attachments/{id}/file', {
  summary: 'The photo or the voice note',
  limits: ['large-reads'],
  params,
  response: FILE,
  errors: ['ATTACHMENT_NOT_FOUND'],
});

export const readThumbnail = get('/attachments/{id}/thumbnail', {
  summary: 'The preview picture of a photo',
  params,
  response: FILE,
  errors: ['ATTACHMENT_NOT_FOUND'],
});

export const removeAttachment = remove('/attachments/{id}', {
  summary: 'Delete a photo or a voice note',
  params,
  response: { status: 204 },
  errors: ['ATTACHMENT_NOT_FOUND'],
});
