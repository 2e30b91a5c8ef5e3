import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';

test('o teclado não cobre o campo da conversa', async ({ phone, email }) => {
  await signInOn(phone, email);
  const page = await phone.open({ link: 'https://alento.test/chat' });
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await field.focus();
  const height = page.viewportSize()?.height ?? 0;
  const bottom = async (): Promise<number> => {
    const box = await field.boundingBox();
    return box === null ? height : box.y + box.height;
  };
  const before = await bottom();
  await phone.showKeyboard(300);
  await expect.poll(bottom).toBeLessThanOrEqual(height - 300);
  await phone.hideKeyboard();
  await expect.poll(bottom).toBe(before);
});
