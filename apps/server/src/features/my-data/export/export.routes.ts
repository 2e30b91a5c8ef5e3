import { endpoints } from '@alento/contract/endpoints';
import type { Credentials } from '@alento/contract/second-factor';
import type { Result } from '@alento/domain/result';
import type { Context } from 'hono';
import type { Env } from '../../../http/env.ts';
import { orRefuse } from '../../../http/errors/refusal.ts';
import { fileAnswer } from '../../../http/file-answer.ts';
import type { Mount } from '../../../http/mount.ts';
import { repeatableOf } from '../../../http/request/repeatable-request.ts';
import type { Exports } from './export.service.ts';

/** Confirms by the password, and by a second factor if one is set, that the request comes from the person. */
export type ConfirmIdentity = (c: Context<Env>, credentials: Credentials) => Promise<Result<unknown>>;

export function exportRoutes(mount: Mount, exports: Exports, confirmIdentity: ConfirmIdentity): void {
  mount(endpoints.createExport, async ({ c, actor, body }) => {
    // The confirmation is no part of what is created, and a hash of a password must not be stored.
    const repeatable = repeatableOf(c, 'createExport', {});
    // A second factor is valid once, so a repeated request can't be confirmed again; it only learns the export's id.
    const before = repeatable && (await exports.requestedBefore(actor, repeatable));
    if (before) return before;
    orRefuse(await confirmIdentity(c, body));
    return exports.request(actor, repeatable);
  });

  mount(endpoints.listExports, ({ actor }) => exports.list(actor));

  mount(endpoints.readExport, ({ actor, params }) => exports.read(actor, params.id));

  mount(endpoints.readExportFile, async ({ c, actor, params }) => {
    const { name, bytes, content } = orRefuse(await exports.open(actor, params.id));
    return fileAnswer(c, { content, bytes, type: 'application/zip', name });
  });
}
