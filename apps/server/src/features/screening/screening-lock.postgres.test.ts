import { expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';

const ROUNDS = 15;
const app = await openForFile(startTestApp());

it('concurrent requests to POST /screenings and PUT /onboarding/user-data don’t deadlock', async () => {
  const answers = Object.fromEntries(Array.from({ length: 9 }, (_, place) => [`phq${place + 1}`, 1]));
  for (let round = 0; round < ROUNDS; round += 1) {
    const { call } = await app.newPerson();
    const both = await Promise.all([
      call('POST', '/screenings', { instrument: 'PHQ-9', answers }),
      call('PUT', '/onboarding/user-data', { depressionScreening: answers }),
    ]);
    expect([201, 409]).toContain(both[0].status);
    expect(both[1].status).toBe(200);
  }
}, 60_000);
