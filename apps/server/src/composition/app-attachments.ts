import { attachmentRoutes } from '../features/attachment/attachment.routes.ts';
import { attachmentService } from '../features/attachment/attachment.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Shared } from './app-deps.ts';

/** Mounts the calls of photos and voice notes. */
export function mountAttachments(mount: Mount, { config, db, clock, files }: Shared): void {
  const bytesMax = 1_000_000 * config.LIMIT_ATTACHMENTS_MEGABYTES;
  attachmentRoutes(mount, attachmentService({ db, clock, files, bytesMax }));
}
