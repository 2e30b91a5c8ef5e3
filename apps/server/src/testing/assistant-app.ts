import type { Library } from '@alento/content/library';
import { localAssistant } from '@alento/local-assistant/local-assistant';
import { beforeEach } from 'vitest';
import { externalAssistant } from '../integrations/ai/external/external-assistant.ts';
import { withReplyChecks } from '../integrations/ai/external/safe-reply/safe-reply.ts';
import { createLog } from '../log/log.ts';
import { openForFile } from './open-for-file.ts';
import { startOpenAiServer } from './services/openai-server.ts';
import { scriptedModel } from './services/scripted-model.ts';
import { NOON, type Person, startTestApp } from './test-app.ts';

/** Starts the app for a test file with the local assistant, and an external service that a double plays. */
export async function startServiceApp() {
  const server = await openForFile(startOpenAiServer());
  const service = externalAssistant({
    baseUrl: server.baseUrl,
    model: 'm',
    log: createLog('silent'),
    clock: Date.now,
  });
  const assistant = { local: localAssistant(), external: withReplyChecks(service) };
  const app = await openForFile(startTestApp({}, { assistant }));
  beforeEach(() => server.reset());
  return {
    app,
    server,
    /** Sends a message and returns its reply, once it is written. */
    async ask(person: Person, message: string, sessionId?: string) {
      const { body } = await person.call('POST', '/chat', { message, sessionId });
      await app.runJobs();
      const reply = (await person.call('GET', `/chat/replies/${body.messageId}`)).body;
      return { ...reply, sessionId: body.sessionId as string };
    },
  };
}

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
