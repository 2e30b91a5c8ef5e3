import { endpoints } from '@alento/contract/endpoints';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import { setAnswerHeader } from '../../http/answer.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { RecordFiles } from '../../record-document/record-files.ts';
import type { RecordPlace } from './health-record.repository.ts';
import type { HealthRecords } from './health-record.service.ts';

function placeOf(cursor: string | undefined): RecordPlace | undefined {
  const parsed = cursor === undefined ? null : parseCursor(cursor);
  return parsed ? { createdAt: new Date(parsed.timestamp), id: parsed.id } : undefined;
}

export function healthRecordRoutes(mount: Mount, records: HealthRecords, files: RecordFiles): void {
  mount(endpoints.createHealthRecord, async ({ c }) =>
    orRefuse(await records.create(c.var.actor, repeatableOf(c, 'createHealthRecord', {}))),
  );

  mount(endpoints.listHealthRecords, async ({ c, query }) => {
    const page = await records.list(c.var.actor, query.limit, placeOf(query.before));
    if (page.nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, page.nextCursor);
    return page.records;
  });

  mount(endpoints.readHealthRecordEligibility, ({ c }) => records.readEligibility(c.var.actor));

  mount(endpoints.readHealthRecord, async ({ c, params }) => orRefuse(await records.read(c.var.actor, params.id)));

  mount(endpoints.resetHealthRecord, async ({ c, params }) => orRefuse(await records.reset(c.var.actor, params.id)));

  mount(endpoints.changeHealthRecord, async ({ c, params, body }) =>
    orRefuse(await records.change(c.var.actor, params.id, body)),
  );

  mount(endpoints.removeHealthRecord, async ({ c, params }) => {
    orRefuse(await records.remove(c.var.actor, params.id));
    return undefined;
  });

  mount(endpoints.readHealthRecordPdf, async ({ c, params }) => {
    const document = orRefuse(await records.openDocument(c.var.actor, params.id));
    return fileAnswer(c, orRefuse(await files.pdf(c.var.actor.owner.userId, document)));
  });

  mount(endpoints.readHealthRecordFhir, async ({ c, params }) => {
    const document = orRefuse(await records.openDocument(c.var.actor, params.id));
    return fileAnswer(c, files.fhir(document));
  });
}
