import { describe, expect, it } from 'vitest';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { type Person, refusalOf } from '../../../testing/test-app.ts';
import { reportedListings } from '../listing/reported-listings.ts';
import { withPeople } from '../sharing.harness.ts';

const world = await withPeople();

describe('/professional-profile', () => {
  it('is stored, changed and removed by its owner', async () => {
    const ivo = await world.app.newPerson();
    expect(await ivo.call('GET', '/professional-profile')).toMatchObject({ status: 200, body: null });
    const put = (body: object) =>
      ivo.call('PUT', '/professional-profile', { name: 'Ivo', crp: '6/12345', uf: 'SP', ...body });
    const first = await put({});
    expect(first.body).toEqual({
      ...{ name: 'Ivo', crp: '06/12345', uf: 'SP', isListed: false, isHidden: false },
      ...{ serviceKinds: [], text: '', contact: '' },
    });
    for (const [change, code] of [
      [{ name: ' ' }, 'PROFESSIONAL_PROFILE_INVALID'],
      [{ isListed: true, serviceKinds: ['online'], contact: '\u200b' }, 'PROFESSIONAL_PROFILE_INVALID'],
      [{ contact: 'a\u001b[31m' }, 'PROFESSIONAL_PROFILE_INVALID'],
      [{ uf: 'XX' }, 'PROFESSIONAL_PROFILE_INVALID'],
      [{ crp: '99/123' }, 'CRP_INVALID'],
      [{ crp: '05/123' }, 'CRP_OTHER_REGION'],
      [{ isListed: true }, 'LISTING_INCOMPLETE'],
      [{ text: 'a'.repeat(301) }, 'PROFESSIONAL_PROFILE_INVALID'],
    ] as const)
      expect(refusalOf(await put(change)), code).toEqual([422, code]);
    expect((await ivo.call('DELETE', '/professional-profile')).status).toBe(204);
    expect(refusalOf(await ivo.call('DELETE', '/professional-profile'))).toEqual([
      404,
      'PROFESSIONAL_PROFILE_NOT_FOUND',
    ]);
    expect(await ivo.call('GET', '/professional-profile')).toMatchObject({ status: 200, body: null });
  });
});

describe('GET /professionals', () => {
  it('lists those who chose it, by unit and kind, and a report once per person', async () => {
    const [ivo, iris] = [await world.app.newPerson(), await world.app.newPerson()];
    const listing = { isListed: true, contact: '(11) 3333-0000', text: 'Atendo adultos.' };
    await ivo.call('PUT', '/professional-profile', {
      ...{ name: 'Ivo Listado', crp: '06/1', uf: 'SP', serviceKinds: ['online', 'in-person'], ...listing },
    });
    await iris.call('PUT', '/professional-profile', {
      ...{ name: 'Íris Listada', crp: '05/2', uf: 'RJ', serviceKinds: ['online'], ...listing },
    });
    const names = async (query: string) =>
      (await world.app.call('GET', `/professionals${query}`)).body.map(({ name }: { name: string }) => name).sort();
    expect(await names('')).toEqual(['Ivo Listado', 'Íris Listada']);
    expect(await names('?uf=RJ')).toEqual(['Íris Listada']);
    expect(await names('?kind=in-person')).toEqual(['Ivo Listado']);
    expect(await names('?uf=BA')).toEqual([]);
    const [first] = (await world.app.call('GET', '/professionals?uf=SP')).body;
    expect(first).toEqual({
      id: expect.any(String),
      ...{ name: 'Ivo Listado', crp: '06/1', uf: 'SP', serviceKinds: ['online', 'in-person'] },
      ...{ text: 'Atendo adultos.', contact: '(11) 3333-0000' },
    });
    expect(JSON.stringify(first)).not.toContain(ivo.userId);
    const report = (person: Person, id: string) =>
      person.call('POST', `/professionals/${id}/reports`, { reason: 'other' });
    expect((await report(world.ana, first.id)).status).toBe(204);
    expect((await report(world.ana, first.id)).status).toBe(204);
    for (const wrong of [{}, { reason: 'x' }])
      expect(refusalOf(await world.ana.call('POST', `/professionals/${first.id}/reports`, wrong))).toEqual([
        422,
        'VALIDATION_FAILED',
      ]);
    expect(refusalOf(await report(world.ana, 'unknown'))).toEqual([404, 'LISTING_NOT_FOUND']);
    const reported = reportedListings({
      db: world.app.database.db,
      keyRing: keyRingOf(world.app.database.secrets),
      clock: world.app.now,
    });
    expect(await reported.list()).toMatchObject([
      { listingId: first.id, name: 'Ivo Listado', isHidden: false, reasons: ['other × 1'] },
    ]);
    expect(await reported.setHidden(first.id, true)).toBe(true);
    expect(await names('')).toEqual(['Íris Listada']);
    expect((await ivo.call('GET', '/professional-profile')).body.isHidden).toBe(true);
    // A new profile stays hidden, and keeps its listing with the report.
    await ivo.call('DELETE', '/professional-profile');
    expect(await reported.list()).toEqual([]);
    const again = await ivo.call('PUT', '/professional-profile', {
      ...{ name: 'Ivo Listado', crp: '06/1', uf: 'SP', serviceKinds: ['online', 'in-person'], ...listing },
    });
    expect(again.body).toMatchObject({ isListed: true, isHidden: true });
    expect(await names('')).toEqual(['Íris Listada']);
    expect(refusalOf(await report(world.helena, first.id))).toEqual([404, 'LISTING_NOT_FOUND']);
    expect(await reported.list()).toMatchObject([
      { listingId: first.id, isHidden: true, count: 1, reasons: ['other × 1'] },
    ]);
    expect(await reported.setHidden(first.id, false)).toBe(true);
    expect(await reported.list()).toMatchObject([{ listingId: first.id, isHidden: false, count: 1 }]);
    expect((await ivo.call('GET', '/professional-profile')).body.isHidden).toBe(false);
    expect(await names('')).toEqual(['Ivo Listado', 'Íris Listada']);
    expect(await reported.setHidden('unknown', true)).toBe(false);
    await ivo.call('PUT', '/professional-profile', { name: 'Ivo', crp: '06/1', uf: 'SP', isListed: false });
    expect(await names('')).toEqual(['Íris Listada']);
    expect(refusalOf(await report(world.helena, first.id))).toEqual([404, 'LISTING_NOT_FOUND']);
  });
});
