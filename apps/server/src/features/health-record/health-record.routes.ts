import { endpoints } from '@alento/contract/endpoints';
import { placeOf, setNextCursor } from '../../http/answer.ts';
import { orRefuse } from '../../http/errors/refusal.ts';
import { fileAnswer } from '../../http/file-answer.ts';
import type { Mount } from '../../http/mount.ts';
import { repeatableOf } from '../../http/request/repeatable-request.ts';
import type { RecordFiles } from '../../record-files/record-files.ts';
import type { HealthRecords } from './health-record.service.ts';

export function healthRecordRoutes(mount: Mount, records: HealthRecords, files: RecordFiles): void {
  mount(endpoints.createHealthRecord, ({ c, actor }) =>
    records.create(actor, repeatableOf(c, 'createHealthRecord', {})),
  );

  mount(endpoints.listHealthRecords, async ({ c, actor, query }) => {
    const page = await records.list(actor, query.limit, placeOf(query.before));
    setNextCursor(c, page.nextCursor);
    return page.records;
  });

  mount(endpoints.readHealthRecordEligibility, ({ actor }) => records.readEligibility(actor));

  mount(endpoints.readHealthRecord, ({ actor, params }) => records.read(actor, params.id));

  mount(endpoints.resetHealthRecord, ({ actor, params }) => records.reset(actor, params.id));

  mount(endpoints.changeHealthRecord, ({ actor, params, body }) => records.change(actor, params.id, body));

  mount(endpoints.removeHealthRecord, ({ actor, params }) => records.remove(actor, params.id));

  mount(endpoints.readHealthRecordPdf, async ({ c, actor, params }) => {
    const document = orRefuse(await records.openDocument(actor, params.id));
    return fileAnswer(c, orRefuse(await files.pdf(actor.owner.userId, document)));
  });

  mount(endpoints.readHealthRecordFhir, async ({ c, actor, params }) => {
    const document = orRefuse(await records.openDocument(actor, params.id));
    return fileAnswer(c, files.fhir(document));
  });
}
