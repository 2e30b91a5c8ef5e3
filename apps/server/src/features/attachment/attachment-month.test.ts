import { createHash, randomUUID } from 'node:crypto';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profiles } from '../../db/schema/account.ts';
import { attachments } from '../../db/schema/attachment.ts';
import { folderStore } from '../../integrations/files/folder-store.ts';
import { openForFile } from '../../testing/open-for-file.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { attachmentService } from './attachment.service.ts';

const HOUR = 3_600_000;
const ZONES = [
  'America/Sao_Paulo',
  'America/New_York',
  'Asia/Tokyo',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
];
const app = await openForFile(startTestApp());
const { db } = app.database;
const ana = await app.newPerson();
const { id: entryId } = (await ana.call('POST', '/mood-entries', { score: 3, note: '' })).body;
const VOICE = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(20)]);
const sha256 = createHash('sha256').update(VOICE).digest('hex');

const monthOf = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' }).format(at);

it('counts the attachments of the month in the person’s zone, and says when the next one begins', async () => {
  const near = fc.integer({ min: -40 * HOUR, max: 40 * HOUR });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ZONES),
      fc.integer({ min: 0, max: 36 }),
      near,
      fc.array(near, { minLength: 19, maxLength: 23 }),
      async (timeZone, month, from, others) => {
        const edge = Date.UTC(2024, month);
        const now = edge + from;
        const times = others.map((other) => Math.min(edge + other, now));
        await db.delete(attachments);
        await db.update(profiles).set({ timeZone }).where(eq(profiles.userId, ana.userId));
        await db.insert(attachments).values(
          times.map((at) => ({
            ...{ userId: ana.userId, id: randomUUID(), entryId, kind: 'photo' as const, type: 'image/jpeg' as const },
            ...{ bytes: 1, createdAt: new Date(at) },
          })),
        );
        const files = folderStore(app.filesFolder);
        const service = attachmentService({ db, clock: () => now, files, bytesMax: 1_000_000 });
        const actor = await app.personForJob(ana.userId);
        const facts = { entryId, kind: 'voice', type: 'audio/webm', durationMs: 5, sha256 } as const;
        const used = times.filter((at) => monthOf(at, timeZone) === monthOf(now, timeZone)).length;
        const listed = await service.list(actor, { start: '2024-01-01', end: '2024-01-01' });
        const left = Math.max(0, PLAN_QUOTAS.free.attachmentsPerMonth - used);
        expect(listed).toMatchObject({ value: { leftThisMonth: left } });
        const added = await service.add(actor, facts, new Blob([VOICE]).stream(), null);
        expect(added.ok).toBe(left > 0);
        if (added.ok) return;
        expect(added.code).toBe('ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED');
        const next = now + (added.retryAfter ?? 0) * 1000;
        expect(monthOf(next, timeZone)).not.toBe(monthOf(now, timeZone));
        expect(monthOf(next - 1000, timeZone)).toBe(monthOf(now, timeZone));
      },
    ),
    { numRuns: 60 },
  );
});
