import { expect, it } from 'vitest';
import { readableTraces } from '../../testing/database/readable-traces.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { scriptedModel } from '../../testing/services/scripted-model.ts';
import { DAY, NOON, type Person, startTestApp } from '../../testing/test-app.ts';

/** Offset from noon to 4:00 of the same day, ms. */
const DAWN = -DAY / 3;
const CRISIS = 'Não quero mais viver, vou acabar com tudo hoje';
/** An ordinary text with the same length in bytes as the crisis text. */
const ORDINARY = 'Não fiz muito hoje, fui cedo para a cama dormi';
const local = scriptedModel('local');
const external = scriptedModel('external');
const app = await openForFile(startTestApp({}, { assistant: { local, external } }));

/** Simulates some days of a person who writes this text wherever the app accepts text. */
async function live(words: string, item9: number, isAllowed: boolean): Promise<Person> {
  app.setNow(NOON);
  app.jobs.length = 0;
  const person = await app.newPerson();
  if (isAllowed) await person.call('PUT', '/consents/external-ai', { isGranted: true });
  await person.call('PUT', '/onboarding/user-data', { currentMood: 2, moodNote: words });
  await person.call('POST', '/mood-entries', { score: 2, note: words });
  const phq = Object.fromEntries(Array.from({ length: 8 }, (_, place) => [`phq${place + 1}`, 1]));
  await person.call('POST', '/screenings', { instrument: 'PHQ-9', answers: { ...phq, phq9: item9 } });
  const { sessionId } = (await person.call('POST', '/chat', { message: words })).body;
  await app.runJobs();
  app.setNow(NOON + 2000);
  await person.call('POST', '/chat', { message: 'Obrigada por ler', sessionId });
  await app.runJobs();
  await person.call('POST', '/analyze-mood', { message: words });
  for (const day of [1, 2, 3, 4, 5, 6]) {
    app.setNow(NOON + day * DAY + DAWN);
    await app.runJob('prepare-recommendations');
    await app.runJobs();
    app.setNow(NOON + day * DAY + 5000);
    await person.call('POST', '/mood-entries', { score: 2, note: words });
    await app.runJobs();
    if (day % 2 === 0) await person.call('GET', '/content-recommendations');
  }
  await person.call('POST', '/weekly-summary');
  await app.runJobs();
  return person;
}

it('the crisis text and the ordinary text of this file have the same length', () => {
  expect(Buffer.byteLength(ORDINARY)).toBe(Buffer.byteLength(CRISIS));
});

it.each([
  ['the local assistant replies', false],
  ['the external service replies', true],
])('database rows don’t reveal a crisis to a reader without the data key if %s', async (_which, isAllowed) => {
  const calm = await live(ORDINARY, 0, isAllowed);
  const hard = await live(CRISIS, 2, isAllowed);
  expect((await calm.call('GET', '/safety/state')).body.lastCrisisAt).toBeNull();
  expect((await hard.call('GET', '/safety/state')).body.lastCrisisAt).not.toBeNull();
  // `accounts` is left out, because sign-up writes its times by the system clock.
  const { accounts: _theirs, ...traces } = await readableTraces(app.database.db, calm.userId);
  expect(traces.chat_messages).toHaveLength(4);
  expect(traces.ai_usage).toHaveLength(1);
  expect(traces.personal_documents).toHaveLength(7);
  expect(traces.recommendation_sets).toHaveLength(6);
  const { accounts: _own, ...ofHard } = await readableTraces(app.database.db, hard.userId);
  expect(ofHard).toEqual(traces);
});
