import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { recordDays } from '../support/record-days.ts';

test('um toque no rosto do início guarda; a nota, outro registro e desfazer levam a vista e o foco com eles', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const faces = page.getByRole('radiogroup', { name: 'Escolha seu humor' });
  const face = faces.getByRole('radio', { name: 'Bem', exact: true });
  await face.click();
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('link', { name: 'Ver análise detalhada' })).toBeVisible();
  await page.getByRole('textbox').fill('Do início mesmo');
  await page.getByRole('textbox').blur();
  await expect(page.getByRole('status').filter({ hasText: 'Nota guardada.' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Fazer outro registro' }).click();
  await expect(face).toBeFocused();
  await expect(faces).toBeInViewport({ ratio: 1 });
  await expect(face).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(page.getByText(/Registro desfeito/)).toBeVisible();
  await expect(face).toBeFocused();
  await expect(faces).toBeInViewport({ ratio: 1 });
});

test('o botão do assistente sai da frente de quem rola para baixo e volta para quem rola para cima', {
  tag: '@whole',
}, async ({ page, email }) => {
  await createAccount(page, email);
  await recordDays(
    page,
    Array.from({ length: 40 }, (_, ago) => ago % 6),
  );
  await open(page, '/historico');
  const aside = page.locator('[data-floating][data-aside]');
  const assistant = page.getByRole('button', { name: 'Abrir o Assistente IA' });
  await expect(assistant).toBeVisible();
  await page.getByText('Quer conversar? O assistente fica aqui.').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Quer conversar? O assistente fica aqui.')).toBeHidden();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 400);
  await expect(aside).toHaveCount(1);
  await expect(aside).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -200);
  await expect(aside).toHaveCount(0);
  await page.mouse.wheel(0, 400);
  await expect(aside).toHaveCount(1);
  // Who comes by keyboard has it back at once.
  await assistant.focus();
  await expect(page.locator('[data-floating]')).toHaveCSS('opacity', '1');
});
