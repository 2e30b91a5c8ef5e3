import { endpoints } from '@alento/contract/endpoints';
import { NEXT_CURSOR_HEADER } from '@alento/domain/http/headers';
import { parseCursor } from '@alento/domain/mood-entry/cursor';
import type { Person } from '../../../access/person.ts';
import { setAnswerHeader } from '../../../http/answer.ts';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import { fileAnswer } from '../../../http/file-answer.ts';
import type { Mount } from '../../../http/mount.ts';
import type { RecordFiles } from '../../../record-document/record-files.ts';
import type { Profiles } from '../professional/profile.service.ts';
import type { Patients } from './patient.service.ts';
import type { PatientData } from './patient-data.service.ts';

type Services = { patients: Patients; data: PatientData; files: RecordFiles; profiles: Pick<Profiles, 'exists'> };

/** Calls of a professional that read what people share. */
export function patientRoutes(mount: Mount, { patients, data, files, profiles }: Services): void {
  mount(endpoints.listPatients, async ({ c }) => {
    if (!(await profiles.exists(c.var.actor))) throw new Refusal('PROFESSIONAL_PROFILE_REQUIRED');
    return patients.list(c.var.actor);
  });
  mount(endpoints.readPatient, async ({ c, params }) => orRefuse(await patients.find(c.var.actor, params.id)));
  mount(endpoints.listPatientEntries, async ({ c, params, query }) => {
    const parsed = query.before === undefined ? null : parseCursor(query.before);
    const before = parsed ? { recordedAt: new Date(parsed.timestamp), id: parsed.id } : undefined;
    const page = orRefuse(await data.entries(c.var.actor, params.id, query.limit, before));
    if (page.nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, page.nextCursor);
    return page.entries;
  });
  mount(endpoints.readPatientMoodSummary, async ({ c, params }) =>
    orRefuse(await data.moodSummary(c.var.actor, params.id)),
  );
  mount(endpoints.listPatientScreenings, async ({ c, params }) =>
    orRefuse(await data.screenings(c.var.actor, params.id)),
  );
  mount(endpoints.listPatientRecords, async ({ c, params, query }) => {
    const parsed = query.before === undefined ? null : parseCursor(query.before);
    const before = parsed ? { createdAt: new Date(parsed.timestamp), id: parsed.id } : undefined;
    const page = orRefuse(await data.records(c.var.actor, params.id, query.limit, before));
    if (page.nextCursor !== null) setAnswerHeader(c, NEXT_CURSOR_HEADER, page.nextCursor);
    return page.records;
  });
  mount(endpoints.readPatientMedication, async ({ c, params }) =>
    orRefuse(await data.medication(c.var.actor, params.id)),
  );
  mount(endpoints.readPatientSafetyPlan, async ({ c, params }) =>
    orRefuse(await data.safetyPlan(c.var.actor, params.id)),
  );

  const documentOf = async (actor: Person, id: string, kind: 'pdf' | 'fhir') =>
    orRefuse(await data.document(actor, id, kind));
  mount(endpoints.readPatientPdf, async ({ c, params }) => {
    const document = await documentOf(c.var.actor, params.id, 'pdf');
    return fileAnswer(c, orRefuse(await files.pdf(c.var.actor.owner.userId, document)));
  });
  mount(endpoints.readPatientFhir, async ({ c, params }) =>
    fileAnswer(c, files.fhir(await documentOf(c.var.actor, params.id, 'fhir'))),
  );
}
