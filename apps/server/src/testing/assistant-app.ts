import type { Library } from '@alento/content/library';
import { beforeEach } from 'vitest';
import { openForFile } from './open-for-file.ts';
import { scriptedModel } from './services/scripted-model.ts';
import { NOON, type Person, startTestApp } from './test-app.ts';

/**
 * Starts the app for a test file with two scripted models. Before each test it removes jobs and replies and sets the
 * clock to noon.
 */
export async function startAssistantApp(options: { library?: Library } = {}) {
  const [local, external] = [scriptedModel('local'), scriptedModel('external')];
  const app = await openForFile(startTestApp({}, { assistant: { local, external }, ...options }));
  beforeEach(() => {
    app.jobs.length = 0;
    local.forget();
    external.forget();
    app.setNow(NOON);
  });
  return {
    app,
    local,
    external,
    /** Signs a person up who consented to the external service, which writes replies in a job. */
    async allowed(): Promise<Person> {
      const person = await app.newPerson();
      await person.call('PUT', '/consents/external-ai', { isGranted: true });
      return person;
    },
  };
}
