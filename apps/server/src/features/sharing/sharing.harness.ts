import { beforeEach } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { professional, sharingOwner } from '../../testing/people/sharing-people.ts';
import { NOON, type Person, startTestApp } from '../../testing/test-app.ts';

/**
 * Starts the app for a test file with a person who has data of every kind, and a professional. Sets the clock to noon
 * before each test.
 */
export async function withPeople() {
  const app = await openForFile(startTestApp());
  const ana = await sharingOwner(app);
  const helena = await professional(app);
  beforeEach(() => app.setNow(NOON));
  return { app, ana, helena };
}

/** A share as its owner's list has it. */
export const listed = async (owner: Person, id: string) =>
  (await owner.call('GET', '/professional-invites')).body.find((one: { id: string }) => one.id === id);
