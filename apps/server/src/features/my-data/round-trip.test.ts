import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { TAG_ICONS } from '@alento/domain/tag/tag-icons';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { limitOfRuns, runs } from '../../../../../testing/tier/tier.ts';
import { type Importer, startImportApp } from '../../testing/import-app.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { archiveOf, exported } from '../../testing/people/archive.ts';
import { NOON } from '../../testing/test-app.ts';

const app = await openForFile(startImportApp());

type Entry = { id: string; score: number; note: string; tags: string[] };
type Tag = { id: string; name: string; icon: string; group?: string };

/** Tag names are short, so that a person may have them all beside the starter tags. */
const name = fc
  .string({ minLength: 1, maxLength: 12, unit: 'grapheme' })
  .map((text) => `x${text.replaceAll(/[\p{C}\p{Z}\s]/gu, '')}`);
const diary = fc.record({
  tags: fc.uniqueArray(
    fc.record({ name, icon: fc.constantFrom(...TAG_ICONS), group: fc.constantFrom('', 'Em casa', 'Pessoas 🌳') }),
    {
      maxLength: 5,
      selector: (tag) => tag.name.toLowerCase().normalize('NFC'),
    },
  ),
  entries: fc.array(
    fc.record({
      score: fc.integer({ min: 0, max: MOOD_LABELS.length - 1 }),
      note: fc
        .string({ maxLength: 200, unit: 'grapheme' })
        .map((text) => text.replaceAll(/[\p{Cc}\u2028\u2029\ufeff]/gu, '\n')),
      minutesAgo: fc.integer({ min: 0, max: 10 * 365 * 24 * 60 }),
      tags: fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 5 }),
      zone: fc.constantFrom('America/Sao_Paulo', 'Pacific/Kiritimati', 'America/Noronha', 'Asia/Kathmandu'),
      source: fc.constantFrom('app', 'popup', 'notification'),
    }),
    { minLength: 1, maxLength: 12 },
  ),
});

/** Entries and tags as the person sees them, without the ids of tags, which differ from account to account. */
async function visibleDiaryOf(person: Importer) {
  const tags: Tag[] = (await person.call('GET', '/tags')).body;
  const byId = new Map(tags.map((tag) => [tag.id, `${tag.name} (${tag.icon}, ${tag.group})`]));
  const entries: Entry[] = (await person.call('GET', '/mood-entries?limit=500&include=localDate')).body;
  return {
    tags: [...byId.values()].sort(),
    entries: entries.map((entry) => ({ ...entry, tags: entry.tags.map((id) => byId.get(id)).sort() })),
  };
}

it(
  'a diary that is exported and imported into a new account is the same diary',
  async () => {
    await fc.assert(
      fc.asyncProperty(diary, async ({ tags, entries }) => {
        const [ana, bia] = [await app.newImporter(), await app.newImporter()];
        const ids: string[] = [];
        await ana.call('GET', '/tags');
        for (const tag of tags) {
          const created = await ana.call('POST', '/tags', tag);
          if (created.status === 201) ids.push(created.body.id);
        }
        for (const { zone, minutesAgo, tags: chosen, ...entry } of entries) {
          const body = {
            ...entry,
            timestamp: NOON - minutesAgo * 60_000,
            tags: chosen.flatMap((index) => ids[index] ?? []),
          };
          expect((await ana.call('POST', '/mood-entries', body, { 'X-Time-Zone': zone })).status).toBe(201);
        }
        const { bytes } = await archiveOf(ana, await exported(app, ana));
        const { body: preview } = await bia.upload(bytes, 'alento', 'alento.zip');
        expect(preview.problems).toEqual([]);
        expect((await bia.call('POST', `/imports/${preview.id}/confirm`, {})).status).toBe(202);
        await app.runJobs();
        expect(await visibleDiaryOf(bia)).toEqual(await visibleDiaryOf(ana));
      }),
      { numRuns: runs(4), seed: 20_261_123, endOnFailure: true },
    );
  },
  limitOfRuns(120_000),
);
