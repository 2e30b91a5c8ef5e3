import { test as base, createAccount, expect, expectAccessible, follow } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { nothingWaits } from './device-without-network.ts';

/** A browser whose microphone beeps. */
const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
    },
    { scope: 'worker' },
  ],
});
test.use({ permissions: ['microphone'] });

test('uma nota de voz em um registro: gravada, guardada e ouvida no histórico', async ({ page, email }) => {
  await createAccount(page, email);
  await open(page, '/registrar');
  await page.getByRole('radio', { name: 'Bem', exact: true }).click();
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  await page.getByRole('button', { name: 'Gravar nota de voz' }).click();
  const recorder = page.getByRole('dialog', { name: 'Nota de voz' });
  await recorder.getByRole('button', { name: 'Gravar' }).click();
  await expect(recorder.getByText(/^0:0[1-9]/)).toBeVisible();
  await recorder.getByRole('button', { name: 'Parar' }).click();
  await recorder.getByRole('button', { name: 'Usar' }).click();
  await expect(recorder).toBeHidden();
  await expect(page.getByText('Nota de voz adicionada.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gravar nota de voz' })).toBeHidden();
  await nothingWaits(page);
  await expectAccessible(page);

  await follow(page, 'Histórico');
  // /registrar has the same note, and stays visible until the history is loaded.
  await expect(page.getByRole('heading', { name: 'Histórico', level: 1 })).toBeVisible();
  const note = page.getByRole('group', { name: /^Nota de voz/ });
  const slider = note.getByRole('slider');
  // Followed in the page, because the short note may end, which moves it back to 0, before a look from outside.
  await slider.evaluate((position: HTMLInputElement) => {
    const follow = (): void => {
      if (position.valueAsNumber > 0) position.dataset.moved = '';
    };
    new MutationObserver(follow).observe(position, { attributeFilter: ['style'] });
  });
  await note.getByRole('button', { name: 'Ouvir a nota de voz' }).click();
  await expect(slider).toHaveAttribute('data-moved');
  await expect(note.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
});
