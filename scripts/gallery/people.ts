import { spawnSync } from 'node:child_process';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { finishOnboarding } from '../../e2e/support/finish-onboarding.ts';
import { open } from '../../e2e/support/open.ts';
import { NODE, ROOT } from '../run/install.mjs';
import type { Viewer } from './scene.ts';

const PASSWORD = 'Nuvem-calma-42';
const EMAILS: Record<Exclude<Viewer, 'guest'>, string> = {
  livedIn: 'marina.azevedo@exemplo.com',
  basic: 'joana@exemplo.com',
  empty: 'recem.chegada@exemplo.com',
  newcomer: 'no.comeco@exemplo.com',
};
export type StoredSessions = Record<Viewer, NonNullable<BrowserContextOptions['storageState']>>;

/**
 * Creates two demo accounts with entries of fourteen months, one with a paid plan and one free. The server must not be
 * running.
 */
export function seedPeople(dataDir: string): void {
  for (const [email, plan] of [
    [EMAILS.livedIn, 'premium'],
    [EMAILS.basic, 'free'],
  ] as const) {
    const args = ['apps/server/src/commands/seed-demo.ts', '--email', email, '--password', PASSWORD, '--plan', plan];
    const { status } = spawnSync(NODE, args, {
      cwd: ROOT,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('Seeding failed');
  }
}

/** Signs in every demo account on the login page and returns the storage of each device. */
export async function signIn(browser: Browser, options: BrowserContextOptions): Promise<StoredSessions> {
  async function storedAfter(viewer: keyof typeof EMAILS) {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const isNew = viewer === 'empty' || viewer === 'newcomer';
    // The page is prerendered, and reacts only after its scripts have run.
    await open(page, isNew ? '/login?createAccount=true' : '/login');
    await page.getByLabel('E-mail', { exact: true }).fill(EMAILS[viewer]);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    if (isNew) {
      await page.getByLabel('Confirmar senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('checkbox').check();
    }
    await page.getByRole('button', { name: isNew ? 'Criar conta' : 'Entrar', exact: true }).click();
    await page.waitForURL(/\/home$/);
    if (viewer === 'empty') await finishOnboarding(page);
    const state = await context.storageState();
    await context.close();
    return state;
  }
  return {
    guest: { cookies: [], origins: [] },
    livedIn: await storedAfter('livedIn'),
    basic: await storedAfter('basic'),
    empty: await storedAfter('empty'),
    newcomer: await storedAfter('newcomer'),
  };
}
