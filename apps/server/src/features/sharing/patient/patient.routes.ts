import { endpoints } from '@alento/contract/endpoints';
import type { Person } from '../../../access/person.ts';
import { placeOf, setNextCursor } from '../../../http/answer.ts';
import { orRefuse, Refusal } from '../../../http/errors/refusal.ts';
import { fileAnswer } from '../../../http/file-answer.ts';
import type { Mount } from '../../../http/mount.ts';
import type { RecordFiles } from '../../../record-files/record-files.ts';
import type { Profiles } from '../professional/profile.service.ts';
import type { Patients } from './patient.service.ts';
import type { PatientData } from './patient-data.service.ts';

type Services = { patients: Patients; data: PatientData; files: RecordFiles; profiles: Pick<Profiles, 'exists'> };

/** Calls of a professional that read what people share. */
export function patientRoutes(mount: Mount, { patients, data, files, profiles }: Services): void {
  mount(endpoints.listPatients, async ({ actor }) => {
    if (!(await profiles.exists(actor))) throw new Refusal('PROFESSIONAL_PROFILE_REQUIRED');
    return patients.list(actor);
  });
  mount(endpoints.readPatient, ({ actor, params }) => patients.find(actor, params.id));
  mount(endpoints.listPatientEntries, async ({ c, actor, params, query }) => {
    const place = placeOf(query.before);
    const before = place && { recordedAt: place.at, id: place.id };
    const page = orRefuse(await data.entries(actor, params.id, query.limit, before));
    setNextCursor(c, page.nextCursor);
    return page.entries;
  });
  mount(endpoints.readPatientMoodSummary, ({ actor, params }) => data.moodSummary(actor, params.id));
  mount(endpoints.listPatientScreenings, ({ actor, params }) => data.screenings(actor, params.id));
  mount(endpoints.listPatientRecords, async ({ c, actor, params, query }) => {
    const page = orRefuse(await data.records(actor, params.id, query.limit, placeOf(query.before)));
    setNextCursor(c, page.nextCursor);
    return page.records;
  });
  mount(endpoints.readPatientMedication, ({ actor, params }) => data.medication(actor, params.id));
  mount(endpoints.readPatientSafetyPlan, ({ actor, params }) => data.safetyPlan(actor, params.id));

  const documentOf = async (actor: Person, id: string, kind: 'pdf' | 'fhir') =>
    orRefuse(await data.document(actor, id, kind));
  mount(endpoints.readPatientPdf, async ({ c, actor, params }) => {
    const document = await documentOf(actor, params.id, 'pdf');
    return fileAnswer(c, orRefuse(await files.pdf(actor.owner.userId, document)));
  });
  mount(endpoints.readPatientFhir, async ({ c, actor, params }) =>
    fileAnswer(c, files.fhir(await documentOf(actor, params.id, 'fhir'))),
  );
}
