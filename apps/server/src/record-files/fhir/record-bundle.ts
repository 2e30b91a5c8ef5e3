import { createHash } from 'node:crypto';
import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { RECORD_LIMITS, RECORD_TITLE } from '@alento/domain/health-record/record-text.copy';
import type { DayAverage } from '@alento/domain/mood-entry/day-averages';
import { type BundleContext, referenceTo } from './bundle-context.ts';
import { moodConcept, PATIENT_NOTE, points, SURVEY } from './codes.ts';
import { compositionSections } from './composition-sections.ts';
import { fhirCopy } from './fhir.copy.ts';
import type { Bundle, Composition, Device, Identifier, Observation, Patient, Resource } from './fhir-types.ts';
import { localInstant } from './local-instant.ts';
import { LANGUAGE, narrativeOf, validText } from './narrative.ts';
import { idsOf, urnOf, uuidOf } from './resource-ids.ts';
import { screeningResources } from './screening-resources.ts';

/** More decimals would claim an accuracy that an average of a few whole numbers doesn't have. */
const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** An observation for each day with entries: the mean of its moods, 0 to 5, and their number. */
const moodObservations = (days: readonly DayAverage[], context: BundleContext): Observation[] =>
  days.map((day) => ({
    resourceType: 'Observation',
    id: context.idOf('mood', day.date),
    language: LANGUAGE,
    text: narrativeOf('generated', [fhirCopy.moodDay(day)]),
    status: 'final',
    category: [{ coding: [SURVEY], text: fhirCopy.survey }],
    code: moodConcept(context.baseUrl, 'daily-mood', fhirCopy.mood),
    subject: context.patient,
    effectiveDateTime: day.date,
    performer: [context.patient],
    valueQuantity: points(twoDecimals(day.average), fhirCopy.points),
    component: [{ code: moodConcept(context.baseUrl, 'entry-count', fhirCopy.entryCount), valueInteger: day.count }],
  }));

/** A UUID as an identifier: FHIR wants the system of URIs for it. */
const identifierOf = (uuid: string): Identifier => ({ system: 'urn:ietf:rfc:3986', value: urnOf(uuid) });

/** The person, with the name that they chose for the document and nothing else. */
function patientOf({ displayName }: RecordDocument, id: string): Patient {
  const name = validText(displayName ?? '');
  return {
    resourceType: 'Patient',
    id,
    language: LANGUAGE,
    text: narrativeOf('generated', [name === '' ? fhirCopy.unnamed : name]),
    ...(name !== '' && { name: [{ text: name }] }),
  };
}

/** This software, as an author beside the person: it computed the figures and wrote the sentences. */
const deviceOf = (id: string): Device => ({
  resourceType: 'Device',
  id,
  language: LANGUAGE,
  text: narrativeOf('generated', [fhirCopy.aboutDevice]),
  deviceName: [{ name: fhirCopy.device, type: 'user-friendly-name' }],
});

type Parts = Pick<Composition, 'author'> & { sections: NonNullable<Composition['section']> };

function compositionOf(document: RecordDocument, context: BundleContext, { author, sections }: Parts): Composition {
  const { createdAt, startDate, endDate, timeZone } = document;
  return {
    resourceType: 'Composition',
    id: context.idOf('composition'),
    language: LANGUAGE,
    text: narrativeOf('additional', [fhirCopy.period(RECORD_TITLE, startDate, endDate), RECORD_LIMITS]),
    // It stays the same if the person changes the record and downloads it again.
    identifier: identifierOf(context.idOf()),
    status: 'final',
    type: { coding: [PATIENT_NOTE], text: RECORD_TITLE },
    subject: context.patient,
    date: localInstant(createdAt, timeZone),
    author,
    title: RECORD_TITLE,
    event: [{ period: { start: startDate, end: endDate } }],
    ...(sections.length > 0 && { section: sections }),
  };
}

/** An identifier of this content: FHIR wants another one for each document, also for two versions of a record. */
const contentIdentifier = (resources: readonly Resource[]): Identifier =>
  identifierOf(uuidOf(createHash('sha256').update(JSON.stringify(resources)).digest('hex')));

/**
 * A health record as a FHIR R4 document: a `Bundle` whose first entry is a `Composition`. The same record gives the
 * same bundle: all ids are derived from the record's id, and all times are the record's. Sections that are left out
 * have neither a text nor a resource. What the person wrote is text only and never coded.
 *
 * @param options.baseUrl origin of this installation without a slash at its end, for codes of our own; null if it is
 *   unknown.
 * @throws RangeError for a screening with answers that its questionnaire doesn't have.
 */
export function recordBundle(document: RecordDocument, { baseUrl }: { baseUrl: string | null }): Bundle {
  const idOf = idsOf(document.id);
  const patient = patientOf(document, idOf('patient'));
  const device = deviceOf(idOf('device'));
  const context: BundleContext = { idOf, baseUrl, timeZone: document.timeZone, patient: referenceTo(patient) };
  const moods = moodObservations(document.moods?.daily ?? [], context);
  const screenings = screeningResources(document.screenings ?? [], context);
  const composition = compositionOf(document, context, {
    author: [context.patient, referenceTo(device)],
    sections: compositionSections(document, {
      moods: moods.map(referenceTo),
      screenings: screenings.map(referenceTo),
    }),
  });
  const resources: Resource[] = [composition, patient, device, ...moods, ...screenings];
  return {
    resourceType: 'Bundle',
    language: LANGUAGE,
    identifier: contentIdentifier(resources),
    type: 'document',
    timestamp: localInstant(document.createdAt, document.timeZone),
    entry: resources.map((resource) => ({ fullUrl: urnOf(resource.id), resource })),
  };
}
