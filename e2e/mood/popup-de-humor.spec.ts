import type { Page } from '@playwright/test';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';

/** Advances the clock minute by minute, so that each check of the popup runs. */
async function pass(page: Page, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) await page.clock.runFor(60_000);
}

test('depois de 15 minutos o Alento pergunta uma vez, guarda, e não volta a perguntar logo depois', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  await page.clock.install();
  await open(page, '/historico');
  const popup = page.getByRole('dialog');
  // The minutes count from the moment the popup's code is loaded.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.endsWith('mood-popup-start'))))
    .toBe(true);
  await pass(page, 14);
  await expect(popup).toHaveCount(0);
  await pass(page, 3);
  await expect(popup).toContainText('Como você está agora?');
  await popup.getByRole('radio', { name: 'Regular' }).click();
  await popup.getByRole('textbox').fill('Entre uma coisa e outra');
  await expectAccessible(page);
  // The confirmation closes by itself after 2 s of the page's clock, which only goes on between the looks at it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await popup.getByRole('button', { name: 'Salvar' }).click();
  const confirmation = page.getByRole('heading', { name: 'Registro salvo com sucesso!' });
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        return confirmation.isVisible();
      },
      { intervals: [20] },
    )
    .toBe(true);
  await page.clock.runFor(2500);
  await expect(confirmation).toHaveCount(0);
  await page.clock.resume();
  await expect(page.getByText('Entre uma coisa e outra')).toBeVisible();

  // It stays away for three hours after a mood. check-in-popup.test.tsx holds that it comes back then.
  await pass(page, 130);
  await expect(popup).toHaveCount(0);
});
