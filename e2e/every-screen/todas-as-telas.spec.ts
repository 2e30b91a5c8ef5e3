import { paths } from '@alento/domain/interface/paths';
import { PROFILE_SETTINGS, profileSettingPath } from '@alento/domain/interface/profile-settings';
import type { Page } from '@playwright/test';
import { isWholeTier } from '../../testing/tier/tier.ts';
import { axeFaults, COLOUR_RULES } from '../support/axe.ts';
import { openAs, signInDemoPerson } from '../support/demo-person.ts';
import { expect, test } from '../support/fixtures.ts';
import { coveredByEdges, layoutFaults, NO_EDGES, setEdges, sidewaysFaults, UPRIGHT } from '../support/layout-faults.ts';
import { open } from '../support/open.ts';
import { addressOn, ROUTES, UNKNOWN_ADDRESS, type VisitedRoute } from '../support/routes.ts';

const DAY_MS = 86_400_000;
/** A conversation has the title of /chat, which is visited before it. */
const CONVERSATION = '/chat/uma-conversa';
const NOT_FOUND = /Página não encontrada/;

const soft = expect.configure({ soft: true });

const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - DAY_MS);
const addressOf = (route: VisitedRoute): string => addressOn(route, yesterday);
const ofMembers = ROUTES.filter(({ isProtected }) => isProtected).map(addressOf);
const ofSettings = PROFILE_SETTINGS.map(profileSettingPath).filter((address) => !ofMembers.includes(address));
const half = Math.ceil(ofMembers.length / 2);

/**
 * Goes to another screen inside the app, as Back and Forward do, which is cheaper than a new document. The app focuses
 * a screen's heading once it is shown; the focus is removed before, so that the screen before isn't taken for it.
 */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState({ usr: null, key: to, idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page.locator('main:focus, main :focus')).toBeAttached();
}

/** Waits until the screen has replaced its loading state, and checks that it has one heading and its own title. */
async function expectLoaded(page: Page, address: string, before: string): Promise<void> {
  await soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await soft(page.locator('.animate-breathe'), `${address} is still loading`).toHaveCount(0);
  soft(new URL(page.url()).pathname, address).toBe(address.split('?')[0]);
  await soft(page, address).toHaveTitle(/\S/);
  if (address !== CONVERSATION)
    await soft(page, `${address} has the title of the screen before`).not.toHaveTitle(before);
  if (address !== UNKNOWN_ADDRESS) await soft(page, address).not.toHaveTitle(NOT_FOUND);
}

/** Sets the size of text that a person has chosen in the browser. */
const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.style.fontSize = chosen;
  }, size);

/**
 * Checks the screen with axe, that nothing on it covers something else, that nothing lies under a phone's edges, and that
 * it doesn't scroll sideways with larger text. In the required tier, axe checks every screen on a phone, and on a desktop only the first, whose header is that of all.
 */
async function expectGood(page: Page, address: string, before: string): Promise<void> {
  await expectLoaded(page, address, before);
  const isPhone = test.info().project.use.hasTouch === true;
  if (isPhone || isWholeTier || before === '') soft(await axeFaults(page), address).toEqual([]);
  if (isWholeTier) {
    await page.emulateMedia({ colorScheme: 'dark' });
    // Waits until the new colour scheme is drawn.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    soft(await axeFaults(page, COLOUR_RULES), `${address} in dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await soft.poll(() => layoutFaults(page), { message: address }).toEqual([]);
  if (!isPhone) return;
  await setEdges(page, UPRIGHT);
  await soft.poll(() => coveredByEdges(page, UPRIGHT), { message: `${address} under the edges` }).toEqual([]);
  await setEdges(page, NO_EDGES);
  await setTextSize(page, '150%');
  await soft.poll(() => sidewaysFaults(page), { message: `${address} with larger text` }).toEqual([]);
  await setTextSize(page, '');
}

test.describe('cada tela tem título, segue as regras do axe, e nada nela cobre outra coisa', { tag: '@both' }, () => {
  test.use({ colorScheme: 'light' });
  test.setTimeout(240_000);

  for (const [name, addresses] of [
    ['primeira metade', ofMembers.slice(0, half)],
    ['segunda metade', [...ofMembers.slice(half), ...ofSettings]],
  ] as const) {
    test(`as telas de quem tem conta, ${name}`, async ({ page, request }) => {
      await openAs(page, await signInDemoPerson(request));
      for (const [place, address] of addresses.entries()) {
        const before = await page.title();
        await (place === 0 ? open(page, address) : goTo(page, address));
        await expectGood(page, address, before);
      }
    });
  }

  test('as telas de quem visita', async ({ page }) => {
    for (const route of ROUTES.filter(({ isProtected }) => !isProtected)) {
      const address = addressOf(route);
      const before = await page.title();
      await (route.startsApp ? open(page, address) : page.goto(address));
      await expectGood(page, address, before);
    }
    const before = await page.title();
    await open(page, UNKNOWN_ADDRESS);
    await expectGood(page, UNKNOWN_ADDRESS, before);
    await expect(page).toHaveTitle(NOT_FOUND);
    await open(page, paths.history);
    await expect(page, 'a screen of members leads to the login').toHaveURL(/\/login$/);
  });
});
