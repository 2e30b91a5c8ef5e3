import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { Attachments } from './attachment.service.ts';

const nameOf = (type: string): string => `alento.${type.split('/')[1]}`;

export function attachmentRoutes(mount: Mount, attachments: Attachments): void {
  mount(endpoints.listAttachments, ({ actor, query }) =>
    attachments.list(actor, { start: query.startDate, end: query.endDate }),
  );

  mount(endpoints.addAttachment, ({ c, actor, query, chunks }) =>
    attachments.add(actor, query, chunks, repeatableOf(c, 'addAttachment', query)),
  );

  mount(endpoints.readAttachment, async ({ c, actor, params }) => {
    const { type, bytes, content } = orRefuse(await attachments.read(actor, params.id));
    return fileAnswer(c, { content, bytes, type, name: nameOf(type) });
  });

  mount(endpoints.readThumbnail, async ({ c, actor, params }) => {
    const { type, content } = orRefuse(await attachments.readThumbnail(actor, params.id));
    return fileAnswer(c, { content: new Uint8Array(content), bytes: content.length, type, name: nameOf(type) });
  });

  mount(endpoints.removeAttachment, ({ actor, params }) => attachments.remove(actor, params.id));
}
