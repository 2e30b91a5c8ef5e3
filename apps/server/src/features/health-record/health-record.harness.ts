import { expect } from 'vitest';
import { DAY, NOON, type Person, type TestApp } from '../../testing/test-app.ts';

/** Calls of a test about records, for one app. */
export function recordCallsOf(app: TestApp) {
  const create = (person: Person, key?: string) =>
    person.call('POST', '/health-records', undefined, key === undefined ? {} : { 'Idempotency-Key': key });
  return {
    create,

    /** A person with an entry on each of the last days, the newest today. */
    async diarist(days: number, plan: 'free' | 'essencial' | 'premium' = 'free'): Promise<Person> {
      app.setNow(NOON);
      const person = await app.newPerson(plan);
      for (let from = 0; from < days; from += 50) {
        const entries = Array.from({ length: Math.min(50, days - from) }, (_, at) => ({
          score: 1 + ((from + at) % 5),
          note: 'palavra-da-nota',
          timestamp: NOON - (from + at) * DAY,
        }));
        expect((await person.call('POST', '/mood-entries/batch', { entries })).status).toBe(201);
      }
      return person;
    },

    /** Requests a record and runs its job. Returns its id. */
    async createFinished(person: Person): Promise<string> {
      const { status, body } = await create(person);
      expect(status).toBe(201);
      await app.runJobs();
      return body.id;
    },

    read: async (person: Person, id: string) => (await person.call('GET', `/health-records/${id}`)).body,
    canGenerate: async (person: Person) => (await person.call('GET', '/health-records/can-generate')).body,
  };
}
