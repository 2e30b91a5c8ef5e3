import { expect, test } from '../support/shell/fixtures.ts';
import { signInOn } from '../support/shell/person.ts';
import type { Phone } from '../support/shell/phone.ts';

/** The height of the bottom navigation on /home, which must not scroll sideways. */
async function heightOn(phone: Phone, email: string): Promise<string> {
  await signInOn(phone, email);
  const page = await phone.open();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { height, overflow } = await page.evaluate(() => ({
    height: getComputedStyle(document.documentElement).getPropertyValue('--tab-bar-height'),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(overflow).toBeLessThanOrEqual(0);
  return height;
}

test('a navegação de baixo tem a altura do sistema', async ({ phone, email }) => {
  expect(await heightOn(phone, email)).toBe('68px');
});

test.describe('num sistema mais antigo', () => {
  test.use({
    userAgent: async ({ userAgent }, use) => use(userAgent?.replace('Android 15', 'Android 11')),
  });

  test('a navegação de baixo é mais baixa no Android, e igual no iPhone', async ({ phone, email, os }) => {
    expect(await heightOn(phone, email)).toBe(os === 'android' ? '66px' : '68px');
  });
});
