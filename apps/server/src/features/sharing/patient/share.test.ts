import type { SharedPart } from '@alento/domain/sharing/parts';
import { SHARED_PARTS } from '@alento/domain/sharing/parts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { professionalProfiles, shares } from '../../../db/schema/sharing.ts';
import { PASSWORD } from '../../../testing/people/accepted.ts';
import { professional, shared, sharingOwner } from '../../../testing/people/sharing-people.ts';
import { DAY, MINUTE, NOON, type Person, refusalOf } from '../../../testing/test-app.ts';
import { listed, withPeople } from '../sharing.harness.ts';

const world = await withPeople();

describe('a share', () => {
  it('shows everything that is shared to the professional', async () => {
    const id = await shared(world.ana, world.helena);
    const at = (path: string) => world.helena.call('GET', `/patients/${id}${path}`);
    const { body: patient } = await at('');
    expect(patient).toEqual({
      ...{ id, name: 'Lua de Março', startDate: '2026-01-01', endDate: '2026-12-31', parts: [...SHARED_PARTS] },
      ...{ acceptedAt: NOON, endsAt: NOON + 30 * DAY, lastVisitAt: null },
    });
    expect((await world.helena.call('GET', '/patients')).body).toContainEqual(patient);
    const entries = (await at('/mood-entries')).body;
    expect(entries).toHaveLength(10);
    expect(entries[0]).toEqual({
      id: expect.any(String),
      score: 1,
      timestamp: NOON,
      localDate: '2026-03-14',
      offsetMinutes: -180,
      hasHour: true,
      tags: ['marcador-dela'],
      note: 'nota-do-dia-0',
    });
    expect((await at('/mood-summary')).body).toMatchObject({
      startDate: '2026-03-05',
      endDate: '2026-03-14',
      moods: { entries: 10, days: 10 },
      news: null,
    });
    expect((await at('/screenings')).body).toMatchObject([{ instrument: 'PHQ-9', score: 8, answers: { phq9: 0 } }]);
    expect((await at('/health-records')).body).toMatchObject([
      { status: 'ready', removed: [], content: { ownWords: 'palavras-dela', medication: 'remedio-dela' } },
    ]);
    expect((await at('/medication')).body).toEqual({
      treatment: { conditions: null, isReceiving: true, details: 'terapia-dela' },
      medication: 'remedio-dela',
      toldOn: '2026-03-14',
    });
    expect((await at('/safety-plan')).body.warningSigns).toEqual(['sinal-do-plano']);
    const fhir = JSON.stringify((await at('/fhir')).body);
    expect(fhir).toContain('44261-6');
    expect(fhir).toContain('palavras-dela');
    expect(fhir).toContain('Lua de Março');
    const pdf = await world.helena.request(`/patients/${id}/pdf`);
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  });

  it('shows what is new since the last visit, which ends with a pause of 30 minutes', async () => {
    const bia = await sharingOwner(world.app, 5);
    const id = await shared(bia, world.helena);
    const summary = async () => (await world.helena.call('GET', `/patients/${id}/mood-summary`)).body;
    // The first visit, although it comes long after the invitation was accepted.
    world.app.setNow(NOON + 45 * MINUTE);
    expect((await summary()).news).toBeNull();
    world.app.setNow(NOON + 60 * MINUTE);
    expect((await summary()).news).toBeNull();
    world.app.setNow(NOON + 2 * DAY);
    await bia.call('POST', '/mood-entries', { score: 5 });
    expect((await summary()).news).toEqual({
      since: NOON + 60 * MINUTE,
      ...{ entries: 1, days: 1, average: 5, averageBefore: 3 },
    });
    world.app.setNow(NOON + 2 * DAY + 10 * MINUTE);
    expect((await summary()).news).toMatchObject({ since: NOON + 60 * MINUTE, entries: 1 });
  });

  it('has a summary of the moods that reads nothing of the other parts', async () => {
    const bia = await sharingOwner(world.app, 5);
    const id = await shared(bia, world.helena);
    await world.app.database.db.execute(sql`update screenings set content = '\\x00' where user_id = ${bia.userId}`);
    await world.app.database.db.execute(
      sql`update personal_documents set content = '\\x00' where user_id = ${bia.userId}`,
    );
    expect((await world.helena.call('GET', `/patients/${id}/mood-summary`)).status).toBe(200);
    expect((await world.helena.call('GET', `/patients/${id}/screenings`)).status).toBe(500);
  });

  it('is read from the first day that has something, however early it begins', async () => {
    const bia = await sharingOwner(world.app, 5);
    const always = { startDate: '0001-01-01', endDate: '9999-12-31' };
    const id = await shared(bia, world.helena, always);
    const at = async (share: string, path: string) =>
      (await world.helena.call('GET', `/patients/${share}/${path}`)).body;
    const summary = await at(id, 'mood-summary');
    expect(summary).toMatchObject({ startDate: '2026-03-10', endDate: '2026-03-14', moods: { periodDays: 5 } });
    expect(summary.moods.series.points).toHaveLength(5);
    const [composition] = (await at(id, 'fhir')).entry;
    expect(JSON.stringify(composition)).not.toContain('0001-');
    // The screening is the first thing of the days in which nothing else is shared.
    const forms = await shared(bia, world.helena, { ...always, parts: ['screenings'] });
    expect(JSON.stringify(await at(forms, 'fhir'))).toContain('2026-03-14');
    expect(JSON.stringify(await at(forms, 'fhir'))).not.toContain('0001-');
    const treatment = await shared(bia, world.helena, { ...always, parts: ['medication'] });
    expect(JSON.stringify(await at(treatment, 'fhir'))).toContain('2025-12-15');
  });

  it('shows what has no period without its day if the shared days end before', async () => {
    const dates = { startDate: '2026-01-01', endDate: '2026-03-13' };
    const id = await shared(world.ana, world.helena, dates);
    const at = async (path: string) => (await world.helena.call('GET', `/patients/${id}/${path}`)).body;
    expect(await at('medication')).toMatchObject({ medication: 'remedio-dela', toldOn: null });
    expect(await at('safety-plan')).toMatchObject({ warningSigns: ['sinal-do-plano'], updatedAt: null });
    const fhir = JSON.stringify(await at('fhir'));
    expect(fhir).toContain('remedio-dela');
    // The record of 14 March isn't within the days, and neither is the day of the answers.
    for (const word of ['palavras-dela', '14 de março']) expect(fhir).not.toContain(word);
  });

  it('shows no answer of the PHQ-9 unless that about self-harm is shared by name', async () => {
    const textOf = async (parts: readonly SharedPart[]) => {
      const id = await shared(world.ana, world.helena, { parts });
      const at = async (path: string) => (await world.helena.call('GET', `/patients/${id}/${path}`)).body;
      return JSON.stringify([await at('screenings'), await at('health-records'), await at('fhir')]);
    };
    const without = await textOf(['screenings', 'records']);
    expect(without).toContain('"score":8');
    expect(without).toContain('44261-6');
    // Neither an answer, nor the LOINC code of an item, nor a response without items.
    for (const word of ['phq', '44250-9', '44260-8', 'QuestionnaireResponse']) expect(without).not.toContain(word);
    const named = await textOf(['screenings', 'records', 'self-harm-answer']);
    for (const word of ['phq9', '44260-8', 'QuestionnaireResponse']) expect(named).toContain(word);
    const { status } = await world.ana.call('POST', '/professional-invites', {
      ...{ startDate: '2026-01-01', endDate: '2026-12-31', ownerName: 'Lua', parts: ['records', 'self-harm-answer'] },
    });
    expect(status).toBe(422);
  });

  it('has files only for parts that they contain, and logs no refused file', async () => {
    const id = await shared(world.ana, world.helena, { parts: ['safety-plan'] });
    for (const path of ['pdf', 'fhir'])
      expect(refusalOf(await world.helena.call('GET', `/patients/${id}/${path}`)), path).toEqual([
        403,
        'PART_NOT_SHARED',
      ]);
    const { body: log } = await world.ana.call('GET', '/access-log');
    expect(
      log.filter((one: { shareId: string }) => one.shareId === id).flatMap((one: { kinds: string[] }) => one.kinds),
    ).toEqual(['accepted']);
    const records = await shared(world.ana, world.helena, { parts: ['records'] });
    expect(JSON.stringify((await world.helena.call('GET', `/patients/${records}/fhir`)).body)).toContain(
      'palavras-dela',
    );
  });

  it('responds 503 if its figures take too long', async () => {
    const id = await shared(world.ana, world.helena);
    const timeout = vi
      .spyOn(AbortSignal, 'timeout')
      .mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    for (const path of ['mood-summary', 'pdf', 'fhir'])
      expect(refusalOf(await world.helena.call('GET', `/patients/${id}/${path}`)), path).toEqual([503, 'UNAVAILABLE']);
    timeout.mockRestore();
    expect((await world.helena.call('GET', `/patients/${id}/fhir`)).status).toBe(200);
  });

  it('is read live: a correction, a deletion and a new entry show at once', async () => {
    const bia = await sharingOwner(world.app, 5);
    const id = await shared(bia, world.helena);
    const entries = async () => (await world.helena.call('GET', `/patients/${id}/mood-entries`)).body;
    const [newest] = await entries();
    await bia.call('PUT', `/mood-entries/${newest.id}`, { score: 5, note: 'corrigida' });
    expect((await entries())[0]).toMatchObject({ score: 5, note: 'corrigida' });
    await bia.call('DELETE', `/mood-entries/${newest.id}`);
    expect(await entries()).toHaveLength(4);
  });

  it('ends with the revocation, with its time, with the profile, and with either account', async () => {
    const read = (reader: Person, id: string) => reader.call('GET', `/patients/${id}/mood-summary`);
    const gone = [404, 'PATIENT_NOT_FOUND'];
    const id = await shared(world.ana, world.helena);
    expect((await read(world.helena, id)).status).toBe(200);
    await world.ana.call('DELETE', `/professional-invites/${id}`);
    expect(refusalOf(await read(world.helena, id))).toEqual(gone);
    expect((await world.helena.call('GET', '/patients')).body.map((one: { id: string }) => one.id)).not.toContain(id);
    expect((await world.ana.call('DELETE', `/professional-invites/${id}`)).status).toBe(204);

    const short = await shared(world.ana, world.helena, { expiresInDays: 1 });
    world.app.setNow(NOON + DAY - 1);
    expect((await read(world.helena, short)).status).toBe(200);
    world.app.setNow(NOON + DAY);
    expect(refusalOf(await read(world.helena, short))).toEqual(gone);
    expect((await listed(world.ana, short)).status).toBe('ended');
    world.app.setNow(NOON);

    const ivo = await professional(world.app, 'Dr. Ivo');
    const his = await shared(world.ana, ivo);
    await ivo.call('DELETE', '/professional-profile');
    expect(refusalOf(await read(ivo, his))).toEqual(gone);
    expect(await listed(world.ana, his)).toMatchObject({ status: 'revoked', professional: { name: 'Dr. Ivo' } });
    expect(refusalOf(await ivo.call('GET', '/patients'))).toEqual([403, 'PROFESSIONAL_PROFILE_REQUIRED']);

    const iris = await professional(world.app, 'Dra. Íris');
    const hers = await shared(world.ana, iris);
    await iris.call('DELETE', '/account/delete', {
      password: PASSWORD,
    });
    expect(await listed(world.ana, hers)).toMatchObject({ status: 'revoked', professional: { name: 'Dra. Íris' } });
    const [row] = await world.app.database.db.select().from(shares).where(eq(shares.id, hers));
    expect(row?.professionalId).toBeNull();
  });

  it('is refused to an account without a profile, also if it was not ended', async () => {
    const ivo = await professional(world.app, 'Dr. Ivo');
    const id = await shared(world.ana, ivo);
    await world.app.database.db.delete(professionalProfiles).where(eq(professionalProfiles.userId, ivo.userId));
    for (const path of ['', '/mood-entries', '/pdf'])
      expect(refusalOf(await ivo.call('GET', `/patients/${id}${path}`)), path).toEqual([404, 'PATIENT_NOT_FOUND']);
    expect(refusalOf(await ivo.call('GET', '/patients'))).toEqual([403, 'PROFESSIONAL_PROFILE_REQUIRED']);
  });

  it('can’t be revoked by its professional', async () => {
    const id = await shared(world.ana, world.helena);
    expect(refusalOf(await world.helena.call('DELETE', `/professional-invites/${id}`))).toEqual([
      404,
      'SHARE_NOT_FOUND',
    ]);
  });

  it('contains the medication diary only of a record that includes it, with records and medication shared', async () => {
    const bia = await sharingOwner(world.app, 5);
    const medicine = { name: 'diario-dela', dose: 'dose-dela', times: [] };
    const noted = { medicationId: (await bia.call('POST', '/medications', medicine)).body.id, date: '2026-03-14' };
    await bia.call('PUT', '/medication-doses', { ...noted, time: null, status: 'taken' });
    const { id: record } = (await bia.call('POST', '/health-records')).body;
    await world.app.runJobs();
    const choices = [['records', 'medication'], ['records'], ['medication'], SHARED_PARTS] as const;
    const ids = await Promise.all(choices.map((parts) => shared(bia, world.helena, { parts })));
    const seen = (paths: readonly string[]) =>
      Promise.all(
        ids.map(async (id) => {
          const bodies = await Promise.all(paths.map((path) => world.helena.call('GET', `/patients/${id}/${path}`)));
          return /diario-dela|dose-dela/.test(JSON.stringify(bodies.map(({ body }) => body)));
        }),
      );
    const none = [false, false, false, false];
    expect(await seen(['health-records'])).toEqual(none);
    const own = { ownWords: '', displayName: '', removed: [] as string[] };
    await bia.call('PUT', `/health-records/${record}/own-part`, own);
    expect(await seen(['health-records'])).toEqual([true, false, false, true]);
    // What is read live, and the files that are made from it, belong to no record.
    expect(await seen(['medication', 'fhir', 'mood-summary', ''])).toEqual(none);
    await bia.call('PUT', `/health-records/${record}/own-part`, { ...own, removed: ['medication-diary'] });
    expect(await seen(['health-records'])).toEqual(none);
  });
});
