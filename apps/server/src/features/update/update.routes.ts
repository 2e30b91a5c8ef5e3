import { endpoints } from '@alento/contract/endpoints';
import { Refusal } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import { presentBundle, presentNothingNew } from './update.presenter.ts';
import type { UpdateService } from './update.service.ts';
import { answerUpdateFile } from './update-file.ts';
import { objectPath } from './update-folder.ts';

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
