import type { Page } from '@playwright/test';
import { expect, test } from '../support/shell/fixtures.ts';
import { callAs, signInOn } from '../support/shell/person.ts';

/** The number of entries in the store of what was last seen. */
const countCachedPages = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'alento-last-seen')) return 0;
    return new Promise<number>((resolve) => {
      const request = indexedDB.open('alento-last-seen');
      request.onsuccess = () => {
        const count = request.result.transaction('seen').objectStore('seen').count();
        count.onsuccess = () => {
          request.result.close();
          resolve(count.result);
        };
      };
    });
  });

test('sem rede, o app abre com o que foi visto por último', async ({ phone, email }) => {
  await signInOn(phone, email);
  await callAs(phone, 'POST', '/mood-entries', { score: 4, timestamp: Date.now() });
  const page = await phone.open();
  await expect(page.getByText('4,0 de 5').first()).toBeVisible();
  await expect.poll(() => countCachedPages(page)).toBeGreaterThan(0);
  await phone.background();
  await phone.kill();
  await phone.setOnline(false);
  const again = await phone.open();
  await expect(again).toHaveURL(/\/home$/);
  await expect(again.getByText('4,0 de 5').first()).toBeVisible();
  await expect(again.getByText(/^Você está sem conexão\. Mostrando o que foi visto em/)).toBeVisible();
});
