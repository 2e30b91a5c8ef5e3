import { expect, it } from 'vitest';
import { keyRingOf } from '../../../crypto/key-ring.ts';
import { withPeople } from '../sharing.harness.ts';
import { reportedListings } from './reported-listings.ts';

const world = await withPeople();

const operators = () =>
  reportedListings({
    db: world.app.database.db,
    keyRing: keyRingOf(world.app.database.secrets),
    clock: world.app.now,
  });

async function listProfile(change: { name: string; crp: string; uf: string; isListed?: boolean }): Promise<void> {
  const person = await world.app.newPerson();
  const profile = { isListed: true, serviceKinds: ['online'], contact: '(11) 3333-0000', ...change };
  expect((await person.call('PUT', '/professional-profile', profile)).status).toBe(200);
}

it('shows operators the listings with the same number and unit, without any report', async () => {
  await listProfile({ name: 'Ivo', crp: '20/77', uf: 'AM' });
  await listProfile({ name: 'Alone', crp: '20/77', uf: 'RR' });
  await listProfile({ name: 'Unlisted', crp: '20/77', uf: 'AM', isListed: false });
  expect(await operators().list()).toEqual([]);

  await listProfile({ name: 'Iris', crp: '20/077', uf: 'AM' });
  const found = await operators().list();
  const idOf = (name: string): string => found.find((one) => one.name === name)?.listingId ?? '';
  const row = (name: string, sameAs: string) => expect.objectContaining({ name, count: 0, sameCrp: [idOf(sameAs)] });
  expect(found).toHaveLength(2);
  expect(found).toEqual(expect.arrayContaining([row('Ivo', 'Iris'), row('Iris', 'Ivo')]));

  expect(await operators().setHidden(idOf('Iris'), true)).toBe(true);
  expect(await operators().list()).toMatchObject([{ name: 'Iris', isHidden: true, sameCrp: [] }]);
});
