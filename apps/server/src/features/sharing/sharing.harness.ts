import { afterAll, beforeAll, beforeEach } from 'vitest';
import { professional, sharingOwner } from '../../testing/people/sharing-people.ts';
import { NOON, type Person, startTestApp, type TestApp } from '../../testing/test-app.ts';

/** The app of a test file, a person with data of every kind, and a professional. Set before the first test. */
export const world = {} as { app: TestApp; ana: Person; helena: Person };

/** Starts the app and creates both people once for a test file, and sets the clock to noon before each test. */
export function withPeople(): void {
  beforeAll(async () => {
    world.app = await startTestApp();
    world.app.setNow(NOON);
    world.ana = await sharingOwner(world.app);
    world.helena = await professional(world.app);
  });
  afterAll(() => world.app.close());
  beforeEach(() => world.app.setNow(NOON));
}

export const refusalOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

/** A share as its owner's list has it. */
export const listed = async (owner: Person, id: string) =>
  (await owner.call('GET', '/professional-invites')).body.find((one: { id: string }) => one.id === id);
