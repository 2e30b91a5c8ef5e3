import { newOwnPart } from '@alento/domain/health-record/record-document';
import { describe, expect, it } from 'vitest';
import { readPdf, textOf } from '../../record-files/pdf/read-pdf.harness.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { type Archive, archiveOf, exported } from '../../testing/people/archive.ts';
import { DAY, NOON, type Person, startTestApp } from '../../testing/test-app.ts';
import { recordCallsOf } from './health-record.harness.ts';

const app = await openForFile(startTestApp());
const { diarist, createFinished, read } = recordCallsOf(app);

const SENTENCE =
  '“Quetiapina”, dose “25 mg”: 3 doses planejadas; 1 anotada como tomada, 1 anotada como pulada e 1 sem anotação.';

/** A person who has a medicine of two days, with a dose taken and one skipped, and one of today that is open. */
async function personWithDiary(): Promise<Person> {
  const ana = await diarist(6);
  app.setNow(NOON - DAY);
  const plan = { name: 'Quetiapina', dose: '25 mg', times: ['08:00', '12:00', '20:00'] };
  const { body } = await ana.call('POST', '/medications', plan);
  const note = async (date: string, time: string, status: string) =>
    expect((await ana.call('PUT', '/medication-doses', { medicationId: body.id, date, time, status })).status).toBe(
      200,
    );
  await note('2026-03-13', '08:00', 'taken');
  await note('2026-03-13', '12:00', 'skipped');
  app.setNow(NOON);
  return ana;
}

const choose = (person: Person, id: string, removed: readonly string[]) =>
  person.call('PUT', `/health-records/${id}/own-part`, { ...newOwnPart(), removed });

/** The text of each form in which a record leaves the server. */
async function formsOf(person: Person, id: string): Promise<Record<'screen' | 'pdf' | 'fhir', string>> {
  const pdf = await person.request(`/health-records/${id}/pdf`);
  const { elements } = await readPdf(Buffer.from(await pdf.arrayBuffer()));
  return {
    screen: JSON.stringify((await read(person, id)).content),
    pdf: textOf(elements),
    fhir: JSON.stringify((await person.call('GET', `/health-records/${id}/fhir`)).body),
  };
}

describe('the medication diary in a record', () => {
  it('is in no form of a new record, and the person is told how many medicines it has', async () => {
    const ana = await personWithDiary();
    const id = await createFinished(ana);
    const record = await read(ana, id);
    expect(record).toMatchObject({ removed: ['medication-diary'], sources: { medicines: 1 } });
    expect(record.content).toMatchObject({ medicationDiary: null });
    for (const [form, text] of Object.entries(await formsOf(ana, id))) {
      expect(text, form).not.toContain('Quetiapina');
      expect(text, form).not.toContain('Diário de remédios');
    }
  });

  it('is in every form when it is ticked, with counts only, and gone when it is unticked', async () => {
    const ana = await personWithDiary();
    const id = await createFinished(ana);
    const { body } = await choose(ana, id, []);
    expect(body.content.medicationDiary).toEqual([
      { name: 'Quetiapina', dose: '25 mg', planned: 3, taken: 1, skipped: 1, open: 1, asNeeded: 0 },
    ]);
    expect(body.content.sentences['medication-diary']).toContain(SENTENCE);
    for (const [form, text] of Object.entries(await formsOf(ana, id))) {
      expect(text.replace(/\s+/g, ' '), form).toContain('3 doses planejadas; 1 anotada como tomada');
      expect(text.replace(/\s+/g, ' '), form).toContain('são com quem receitou.');
    }
    await choose(ana, id, ['medication-diary']);
    for (const [form, text] of Object.entries(await formsOf(ana, id))) expect(text, form).not.toContain('Quetiapina');
  });

  it('is left out again after the record is made again', async () => {
    const ana = await personWithDiary();
    const id = await createFinished(ana);
    await choose(ana, id, []);
    await ana.call('PUT', `/health-records/${id}`);
    await app.runJobs();
    expect(await read(ana, id)).toMatchObject({ removed: ['medication-diary'], content: { medicationDiary: null } });
  });

  it('has only medicines of its owner', async () => {
    const [ana, bia] = [await personWithDiary(), await diarist(6)];
    await createFinished(ana);
    const id = await createFinished(bia);
    const { body } = await choose(bia, id, []);
    expect(body).toMatchObject({ sources: { medicines: 0 }, content: { medicationDiary: [] } });
    expect(JSON.stringify(body)).not.toContain('Quetiapina');
  });

  it('is in the document of an export, and on its page only if it is ticked', async () => {
    const ana = await personWithDiary();
    const id = await createFinished(ana);
    const archive = async () => archiveOf(ana, await exported(app, ana));
    const pageOf = ({ names, text }: Archive) =>
      names
        .filter((name) => name.endsWith('.html'))
        .map(text)
        .join('');
    const before = await archive();
    expect(before.document.healthRecords).toMatchObject([
      { computed: { medicationDiary: [{ name: 'Quetiapina', taken: 1 }] }, added: null },
    ]);
    expect(pageOf(before)).toContain('Humor registrado');
    expect(pageOf(before)).not.toContain('3 doses planejadas');
    await choose(ana, id, []);
    app.setNow(NOON + DAY);
    expect(pageOf(await archive())).toContain('3 doses planejadas');
  });
});
