import type { MoodEntry } from '@alento/contract/mood-entry';
import type { Screening } from '@alento/contract/screening';
import { recordFiguresOf } from '@alento/domain/health-record/record-figures';
import { PART_WITHIN, SHARED_PARTS, type SharedPart, sharedAnswersOf } from '@alento/domain/sharing/parts';
import { readRangeOf } from '@alento/domain/sharing/share';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitOfRuns, runs } from '../../../../../testing/tier/tier.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { professional, shared } from '../../testing/people/sharing-people.ts';
import { DAY, NOON, startTestApp } from '../../testing/test-app.ts';

const TODAY = '2026-03-14';
/** Days of the diary: entries, screenings and records lie within. */
const SPAN = 60;

type Entry = MoodEntry & { localDate: string; offsetMinutes: number };

const app = await openForFile(
  startTestApp({
    LIMIT_SEARCHES_PER_MINUTE: '100000',
    LIMIT_LARGE_READS_PER_MINUTE: '100000',
    LIMIT_ACCESS_CHANGES_PER_MINUTE: '100000',
    LIMIT_WRITES_PER_MINUTE: '100000',
  }),
);
const owner = await app.newPerson('premium');
const reader = await professional(app);
const tag = (await owner.call('POST', '/tags', { name: 'Corrida', icon: 'tag' })).body;
// Times near midnight and in another zone, so that the local day differs from the day of the instant.
for (let from = 0; from < SPAN; from += 20) {
  const list = Array.from({ length: 20 }, (_, at) => ({
    score: 1 + ((from + at) % 5),
    note: `nota ${from + at}`,
    tags: (from + at) % 3 === 0 ? [tag.id] : [],
    ...((from + at) % 4 === 0 ? { source: 'past' } : {}),
    timestamp: NOON - (from + at) * DAY + ((from + at) % 2 === 0 ? -14.9 : 0) * 3_600_000,
  }));
  const zone = { 'X-Time-Zone': from === 20 ? 'Asia/Tokyo' : 'America/Sao_Paulo' };
  expect((await owner.call('POST', '/mood-entries/batch', { entries: list }, zone)).status).toBe(201);
}
for (const back of [50, 30, 10, 0]) {
  app.setNow(NOON - back * DAY);
  const answers = Object.fromEntries(Array.from({ length: 7 }, (_, item) => [`gad${item + 1}`, back % 4]));
  expect((await owner.call('POST', '/screenings', { instrument: 'GAD-7', answers })).status).toBe(201);
  if (back < 50) {
    await owner.call('POST', '/health-records');
    await app.runJobs();
  }
}
app.setNow(NOON);
const entries: Entry[] = (await owner.call('GET', '/mood-entries?limit=200&include=localDate')).body;
const screenings: Screening[] = (await owner.call('GET', '/screenings')).body;
const tags: { id: string; name: string }[] = (await owner.call('GET', '/tags')).body;
const tagNames = new Map(tags.map(({ id, name }) => [id, name]));
expect(entries).toHaveLength(SPAN);
expect(screenings).toHaveLength(4);

const choice = fc
  .record({
    from: fc.integer({ min: -5, max: SPAN + 5 }),
    length: fc.integer({ min: 0, max: SPAN + 10 }),
    parts: fc.subarray([...SHARED_PARTS], { minLength: 1 }),
  })
  .map(({ from, length, parts }) => ({
    startDate: addDays(TODAY, -from),
    endDate: addDays(TODAY, -from + length),
    parts: [...new Set(parts.flatMap((part) => [part, PART_WITHIN[part] ?? part]))],
  }));

it(
  'a professional sees what the owner sees, restricted to the shared parts and days',
  async () => {
    await fc.assert(
      fc.asyncProperty(choice, async ({ startDate, endDate, parts }) => {
        const id = await shared(owner, reader, { startDate, endDate, parts });
        const read = (path: string) => reader.call('GET', `/patients/${id}${path}`);
        const has = (part: SharedPart) => parts.includes(part);
        const isShared = ({ localDate }: { localDate: string }) => localDate >= startDate && localDate <= endDate;
        const expected = entries.filter(isShared);

        const list = await read('/mood-entries?limit=200');
        expect(list.status).toBe(has('moods') ? 200 : 403);
        if (has('moods')) {
          expect(list.body).toEqual(
            expected.map(({ id: entryId, score, timestamp, localDate, offsetMinutes, source, tags, note }) => ({
              ...{ id: entryId, score, timestamp, localDate, offsetMinutes, hasHour: source !== 'past' },
              tags: tags.map((tag) => tagNames.get(tag)),
              note: has('notes') ? note : null,
            })),
          );
          const { body } = await read('/mood-summary');
          const days = { start: startDate, end: endDate };
          const range = readRangeOf(days, body.endDate, expected.map(({ localDate }) => localDate).sort()[0] ?? null);
          const figures = recordFiguresOf(
            expected.map((one) => ({ ...one, recordedAt: one.timestamp, tagIds: one.tags })),
            range,
            tagNames,
          );
          const { moods, weeks, timesOfDay, tags } = figures;
          expect(body).toMatchObject(
            JSON.parse(JSON.stringify({ startDate: range.start, moods, weeks, timesOfDay, tags })),
          );
          // Today is the day in the owner's zone, which is Tokyo since their last entries.
          expect(body.endDate <= addDays(TODAY, 1) || body.endDate === startDate).toBe(true);
        }

        const forms = await read('/screenings');
        // That an answer is a sign of a crisis is told to nobody but the person.
        if (has('screenings'))
          expect(forms.body).toEqual(
            screenings
              .filter(isShared)
              .map(({ raisesCrisis: _sign, ...rest }) => sharedAnswersOf(rest, new Set(parts))),
          );
        else expect(forms.status).toBe(403);

        const records = await read('/health-records');
        if (has('records')) {
          const own: { startDate: string; endDate: string }[] = (await owner.call('GET', '/health-records?limit=50'))
            .body;
          const within = own.filter((one) => one.startDate >= startDate && one.endDate <= endDate);
          expect(records.body.map((one: { id: string }) => one.id)).toEqual(
            within.map((one) => (one as unknown as { id: string }).id),
          );
          for (const { content } of records.body) {
            expect(content.moods !== null).toBe(has('moods'));
            expect(content.screenings !== null).toBe(has('screenings'));
          }
        }

        // No day outside of the shared ones is in any response, the files included.
        for (const path of ['/mood-entries?limit=200', '/mood-summary', '/screenings', '/health-records', '/fhir']) {
          const { body } = await read(path);
          const named = [
            ...JSON.stringify(body).matchAll(/"(?:localDate|date|effectiveDateTime)":"(\d{4}-\d{2}-\d{2})"/g),
          ];
          for (const [, day = ''] of named) expect(day >= startDate && day <= endDate, `${path} ${day}`).toBe(true);
        }
        await owner.call('DELETE', `/professional-invites/${id}`);
      }),
      { numRuns: runs(10), seed: 18 },
    );
  },
  limitOfRuns(120_000),
);
