import { BUNDLE_VERSION, CHANNEL, NO_NEW_VERSION } from '@alento/domain/update/updates';
import { z } from 'zod';
import { get, post } from '../endpoint.ts';

/** Names that the plugin and the systems give: printable ASCII. PostgreSQL refuses a NUL in a text. */
const plainName = z.string().regex(/^[\x20-\x7e]{0,64}$/);

/**
 * The self-hosted protocol of @capgo/capacitor-updater 8. The plugin sends more fields, which are ignored and never
 * stored. An empty channel is like none.
 */
export const UpdateRequest = z.object({
  platform: z.enum(['android', 'ios']),
  /** Random id of the installation: it decides about a staged rollout, and is not stored. */
  device_id: z.string().min(1).max(128),
  app_id: z.string().max(128),
  /** Version of the native shell. */
  version_build: plainName,
  /** Version of the web app that runs; `builtin` for the one that the shell came with. */
  version_name: plainName,
  defaultChannel: z.union([z.string().regex(CHANNEL), z.literal('')]).optional(),
});

const ManifestEntry = z.object({
  file_name: z.string(),
  /** SHA-256 of the file, encrypted with the private key, hex. */
  file_hash: z.string(),
  download_url: z.url(),
});

const OfferedBundle = z.object({
  version: z.string().regex(BUNDLE_VERSION),
  url: z.url(),
  /** SHA-256 of the ZIP file before its encryption, encrypted with the private key (the signature), hex. */
  checksum: z.string(),
  /** IV and AES key of the file, the key encrypted with the private key: `base64:base64`. */
  sessionKey: z.string(),
  manifest: z.array(ManifestEntry),
});

const NothingNew = z.object({
  error: z.literal(NO_NEW_VERSION),
  message: z.string(),
  kind: z.literal('up_to_date'),
  version: z.string(),
});

export const readUpdate = post('/updates', {
  summary: 'The newest version of the web app for an installation of the native app',
  auth: false,
  limits: ['public-reads'],
  body: UpdateRequest,
  answers: z.union([OfferedBundle, NothingNew]),
});

export const readUpdateFile = get('/updates/files/{version}/{name}', {
  summary: 'A file of a published version, encrypted; it never changes',
  auth: false,
  limits: 'none',
  params: z.object({ version: z.string().regex(BUNDLE_VERSION), name: z.string().regex(/^[0-9a-z.-]{1,80}$/) }),
  response: { status: 200, media: 'application/octet-stream' },
  errors: ['NOT_FOUND', 'FILE_RANGE_INVALID'],
});

/** The plugin keeps at most this many events that it couldn't send, and sends them in one call. */
const EVENTS_PER_CALL = 200;

/** What happened to a version on a device. Only action, version and platform are counted, by day. */
const UpdateEvent = z.object({
  platform: z.enum(['android', 'ios']),
  /** Actions that the server doesn't know are not counted. */
  action: plainName,
  /** For a failure of one file, the version, a colon and the file's name. */
  version_name: z.string().regex(/^[^\0]{0,512}$/),
});

export const countUpdateEvents = post('/updates/stats', {
  summary: 'Counts what happened to versions, without a device',
  auth: false,
  limits: ['public-reads'],
  body: z.union([UpdateEvent, z.array(UpdateEvent).max(EVENTS_PER_CALL)]),
  answers: z.object({ status: z.literal('ok') }),
});
