import { expect, it, vi } from 'vitest';
import { shared, sharingOwner } from '../../../testing/people/sharing-people.ts';
import { HOUR, NOON } from '../../../testing/test-app.ts';
import { accessRepository } from '../share.repository.ts';
import { withPeople } from '../sharing.harness.ts';

const world = await withPeople();

it('the list of patients has the last visit of each, with one query of the accesses', async () => {
  const ids = [await shared(world.ana, world.helena), await shared(await sharingOwner(world.app, 5), world.helena)];
  for (const [place, id] of ids.entries()) {
    world.app.setNow(NOON + (place + 1) * HOUR);
    await world.helena.call('GET', `/patients/${id}/screenings`);
  }
  world.app.setNow(NOON + 5 * HOUR);
  const times = vi.spyOn(accessRepository, 'timesOf');
  const { body } = await world.helena.call('GET', '/patients');
  expect(times).toHaveBeenCalledTimes(1);
  const visits = new Map(
    body.map(({ id, lastVisitAt }: { id: string; lastVisitAt: number | null }) => [id, lastVisitAt]),
  );
  expect(ids.map((id) => visits.get(id))).toEqual([NOON + HOUR, NOON + 2 * HOUR]);
  expect((await world.helena.call('GET', `/patients/${ids[0]}`)).body.lastVisitAt).toBe(NOON + HOUR);
});

it('reading a part doesn’t read the times of earlier accesses, unless it tells what is new', async () => {
  const id = await shared(world.ana, world.helena);
  const times = vi.spyOn(accessRepository, 'timesOf');
  for (const path of ['mood-entries', 'screenings', 'health-records', 'medication', 'safety-plan', 'fhir'])
    expect((await world.helena.call('GET', `/patients/${id}/${path}`)).status).toBe(200);
  expect(times).not.toHaveBeenCalled();
  await world.helena.call('GET', `/patients/${id}/mood-summary`);
  expect(times).toHaveBeenCalledTimes(1);
});

it('records are listed in pages, newest first', async () => {
  const bia = await sharingOwner(world.app, 5);
  for (const later of [1, 2]) {
    world.app.setNow(NOON + later * 1000);
    await bia.call('POST', '/health-records');
    await world.app.runJobs();
  }
  const id = await shared(bia, world.helena);
  const list = (query: string) => world.helena.call('GET', `/patients/${id}/health-records${query}`);
  const idsOf = ({ body }: { body: { id: string }[] }) => body.map((one) => one.id);
  const all = await list('');
  expect(all.body).toHaveLength(3);
  expect(all.headers.get('X-Next-Cursor')).toBeNull();
  const first = await list('?limit=2');
  const rest = await list(`?limit=2&before=${first.headers.get('X-Next-Cursor')}`);
  expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(all));
  expect(rest.headers.get('X-Next-Cursor')).toBeNull();
  for (const query of ['?limit=0', '?limit=51', '?before=x']) expect((await list(query)).status, query).toBe(422);
});
