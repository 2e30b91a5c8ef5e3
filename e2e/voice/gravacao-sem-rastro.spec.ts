import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allBrowserData } from '../support/browser-data.ts';
import { expect, test } from '../support/voice/fixtures.ts';
import { contains, filesWith } from '../support/voice/recording-traces.ts';
import { SENTENCES } from '../support/voice/sentences.ts';
import { beginSession, replies, said, speak } from '../support/voice/voice-page.ts';

test('nada da gravação fica no disco, no log nem no navegador', async ({ page, createTalker, microphone, product }) => {
  const { service, dataDir, tempDir, log } = product;
  await createTalker();
  await microphone.hears('week');
  // One that is understood, and one whose transcription fails.
  await beginSession(page);
  await speak(page);
  await expect(said(page, SENTENCES.week)).toBeVisible();
  await expect(replies(page)).toHaveCount(1);
  await expect(page.locator('[data-voice-status]')).toHaveText('Pronto', { timeout: 30_000 });
  await service.fail({ of: 'transcription', times: 3, status: 500 });
  await speak(page);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Tentar' })).toBeVisible();

  const [first, ...failed] = await service.recordings();
  const second = failed.at(-1);
  if (!first || !second) throw new Error('The service got no recordings');
  for (const recording of [first, second]) {
    await test.step('uma cópia seria encontrada, em cada forma', async () => {
      const copy = join(tempDir, 'copy');
      const part = recording.subarray(20_001);
      const forms = [part, part.toString('base64'), part.toString('hex'), JSON.stringify(part)];
      for (const form of forms) {
        await writeFile(copy, form);
        expect(await filesWith(recording, [tempDir])).toEqual([copy]);
      }
      await rm(copy);
    });
    expect(await filesWith(recording, [dataDir, tempDir])).toEqual([]);
    expect(log()).not.toBe('');
    expect(contains(Buffer.from(log()), recording)).toBe(false);
    expect(contains(Buffer.from(await allBrowserData(page), 'latin1'), recording)).toBe(false);
  }
});
