import { expect, it } from 'vitest';
import { PASSWORD } from '../../testing/people/accepted.ts';
import { professional, shared, sharingOwner } from '../../testing/people/sharing-people.ts';
import { NOON } from '../../testing/test-app.ts';
import { listed, withPeople } from './sharing.harness.ts';

const world = await withPeople();
type Person = typeof world.ana;

/** Whether the open screens of a person are notified within 3 s that shares have changed, when somebody acts. */
async function isNotified(person: Person, act: () => Promise<{ status: number }>): Promise<boolean> {
  const { body } = await person.request('/account/stream');
  if (!body) throw new Error('The stream has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  expect((await act()).status).toBeLessThan(300);
  const late = new Promise<{ value: string }>((resolve) => setTimeout(() => resolve({ value: 'late' }), 3000));
  for (let text = ''; ; ) {
    const { value = 'late' } = await Promise.race([reader.read(), late]);
    text += value;
    if (!text.includes('event: sharing') && value !== 'late') continue;
    await reader.cancel();
    return value !== 'late';
  }
}

const remove = (person: Person) => person.call('DELETE', '/account/delete', { password: PASSWORD });

it('the deletion of a professional’s account ends the shares, by the clock of the app, and tells the owner', async () => {
  const ivo = await professional(world.app, 'Dr. Ivo');
  const id = await shared(world.ana, ivo);
  expect(await isNotified(world.ana, () => remove(ivo))).toBe(true);
  expect(await listed(world.ana, id)).toMatchObject({ status: 'revoked', revokedAt: NOON });
});

it('the deletion of an owner’s account tells the professional', async () => {
  const bia = await sharingOwner(world.app, 5);
  await shared(bia, world.helena);
  expect(await isNotified(world.helena, () => remove(bia))).toBe(true);
  expect((await world.helena.call('GET', '/patients')).body).toEqual([]);
});

it('the end of a share by its owner tells the professional', async () => {
  const id = await shared(world.ana, world.helena);
  expect(await isNotified(world.helena, () => world.ana.call('DELETE', `/professional-invites/${id}`))).toBe(true);
});

it('the removal of a profile tells the owner', async () => {
  const iris = await professional(world.app, 'Dra. Íris');
  const id = await shared(world.ana, iris);
  expect(await isNotified(world.ana, () => iris.call('DELETE', '/professional-profile'))).toBe(true);
  expect((await listed(world.ana, id)).revokedAt).toBe(NOON);
});
