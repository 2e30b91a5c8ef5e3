import { endpoints } from '@alento/contract/endpoints';
import { NO_NEW_VERSION } from '@alento/domain/update/updates';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import type { Env } from '../../http/env.ts';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { changedAt, dropUnusableRange } from '../../http/pages/byte-range.ts';
import type { Bundle } from './update.repository.ts';
import type { UpdateService } from './update.service.ts';
import { objectPath, ZIP_OBJECT } from './update-folder.ts';

const CACHE = 'public, max-age=31536000, immutable';

/** Responds with a file of a version, or with a part of it: the plugin continues an interrupted download. */
async function answerUpdateFile(c: Context<Env>, path: string, tag: string): Promise<Response> {
  const changed = await changedAt(path);
  if (!changed) {
    c.var.log.warn('file of a published version missing');
    throw new Refusal('NOT_FOUND');
  }
  const headers = {
    ...c.get('answerHeaders'),
    'Cache-Control': CACHE,
    ETag: tag,
    'Accept-Ranges': 'bytes',
    // The app's pages in the shell have another origin than the server.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  if (c.req.header('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  dropUnusableRange(c.req.raw.headers, changed);
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const answer = await serveStatic({ path })(c, async () => {});
  if (!answer) throw new Refusal('NOT_FOUND');
  const contentRange = answer.headers.get('Content-Range');
  if (answer.status === 416 && contentRange !== null)
    throw new Refusal('FILE_RANGE_INVALID', { headers: { 'Content-Range': contentRange } });
  // The objects are encrypted, whatever their name says.
  answer.headers.set('Content-Type', 'application/octet-stream');
  return answer;
}

/** A version as the plugin expects it, with addresses of its files on this server. */
function presentBundle(bundle: Bundle, publicUrl: string) {
  // The plus sign of a version is encoded, because proxies may read it as a space.
  const address = (object: string): string =>
    `${publicUrl}/api/updates/files/${encodeURIComponent(bundle.version)}/${object}`;
  return {
    version: bundle.version,
    url: address(ZIP_OBJECT),
    checksum: bundle.checksum,
    sessionKey: bundle.sessionKey,
    manifest: bundle.files.map(({ name, hash, object }) => ({
      file_name: name,
      file_hash: hash,
      download_url: address(object),
    })),
  };
}

/** @param version the version that the device should run. */
const presentNothingNew = (version: string) =>
  ({ error: NO_NEW_VERSION, message: 'No new version available', kind: 'up_to_date', version }) as const;

/** @param folder folder of the published versions. */
export function updateRoutes(
  mount: Mount,
  updates: UpdateService,
  { folder, publicUrl }: { folder: string; publicUrl: () => string },
): void {
  mount(endpoints.readUpdate, async ({ body }) => {
    const offer = await updates.offer(body);
    return offer.bundle ? presentBundle(offer.bundle, publicUrl()) : presentNothingNew(offer.version);
  });
  mount(endpoints.countUpdateEvents, async ({ body }) => {
    await updates.count([body].flat());
    return { status: 'ok' as const };
  });
  mount(endpoints.readUpdateFile, async ({ c, params: { version, name } }) => {
    if (!(await updates.mayDownload(version, name))) throw new Refusal('NOT_FOUND');
    return answerUpdateFile(c, objectPath(folder, version, name), `"${version}/${name}"`);
  });
}
