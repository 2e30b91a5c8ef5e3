import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../../http/mount.ts';
import { repeatableOf } from '../../../http/request/repeatable-request.ts';
import type { importConfirmService } from './confirm.service.ts';
import type { importPreviewService } from './preview.service.ts';
import type { importListService } from './undo.service.ts';

type Deps = {
  previews: ReturnType<typeof importPreviewService>;
  confirmations: ReturnType<typeof importConfirmService>;
  imports: ReturnType<typeof importListService>;
};

/** Routes for diaries of other apps. */
export function importRoutes(mount: Mount, { previews, confirmations, imports }: Deps): void {
  mount(endpoints.createImport, async ({ c, actor, query }) => {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
    const file = { source: query.source, fileName: query.filename, bytes };
    return previews.create(actor, file, repeatableOf(c, 'createImport', { ...query, digest }));
  });

  mount(endpoints.listImports, ({ actor }) => imports.list(actor));

  mount(endpoints.readImport, ({ actor, params }) => imports.read(actor, params.id));

  mount(endpoints.confirmImport, ({ actor, params, body }) => confirmations.confirm(actor, params.id, body));

  mount(endpoints.removeImport, ({ actor, params }) => imports.undo(actor, params.id));
}
