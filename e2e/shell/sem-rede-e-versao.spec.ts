import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, signInOn } from '../support/shell/person.ts';

/** The number of people of whom the device stores what was last seen, beside the saved pieces of the library. */
const countSeen = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'alento-last-seen')) return 0;
    return new Promise<number>((resolve) => {
      const request = indexedDB.open('alento-last-seen');
      request.onsuccess = () => {
        const keys = request.result.transaction('seen').objectStore('seen').getAllKeys();
        keys.onsuccess = () => {
          request.result.close();
          resolve(keys.result.filter((key) => String(key).endsWith(' seen')).length);
        };
      };
    });
  });

test('sem rede, o app abre com o que foi visto por último', async ({ phone, email }) => {
  await signInOn(phone, email);
  await callAs(phone, 'POST', '/mood-entries', { score: 4, timestamp: Date.now() });
  const page = await phone.open();
  await expect(page.getByText('4,0 de 5').first()).toBeVisible();
  await expect.poll(() => countSeen(page)).toBeGreaterThan(0);
  await phone.background();
  await phone.kill();
  await phone.setOnline(false);
  const again = await phone.open();
  await expect(again).toHaveURL(/\/home$/);
  await expect(again.getByText('4,0 de 5').first()).toBeVisible();
  await expect(again.getByText(/^Você está sem conexão\. Mostrando o que foi visto em/)).toBeVisible();
});
