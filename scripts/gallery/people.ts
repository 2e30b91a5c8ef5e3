import { execFileSync } from 'node:child_process';
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { DEMO_PERSON, signInDemoPerson } from '../../e2e/support/demo-person.ts';
import { completeOnboarding } from '../../e2e/support/finish-onboarding.ts';
import { newAccount } from '../../e2e/support/sign-up-by-api.ts';
import { bundledServerFile } from '../run/server-build.mjs';
import type { Viewer } from './scene.ts';
import { PASSWORD } from './steps.ts';

const BASIC = 'joana@exemplo.com';
export type StoredSessions = Record<Viewer, NonNullable<BrowserContextOptions['storageState']>>;

/**
 * Creates two demo accounts with entries of fourteen months, one with a paid plan and one free. The server must not be
 * running.
 */
export function seedPeople(dataDir: string): void {
  const seed = [bundledServerFile('commands/seed-demo.ts'), '--password', PASSWORD];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  for (const own of [
    ['--email', DEMO_PERSON.email, '--plan', 'premium'],
    ['--email', BASIC, '--plan', 'free'],
  ])
    execFileSync(process.execPath, [...seed, ...own], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What the device of every viewer stores. Two of them have a new account, one of these without its first steps. */
export async function storedSessions(
  request: APIRequestContext,
  origin: string,
  timeZone: string,
): Promise<StoredSessions> {
  const deviceOf = (items: Readonly<Record<string, string>>) => ({
    cookies: [],
    origins: [{ origin, localStorage: Object.entries(items).map(([name, value]) => ({ name, value })) }],
  });
  const demo = async (email: string) => {
    const { userId, token } = await signInDemoPerson(request, email);
    return deviceOf({ userId, authToken: token, login_email: email });
  };
  const signUp = (email: string) => newAccount(email, PASSWORD, { origin, headers: { 'X-Time-Zone': timeZone } });
  const empty = await signUp('recem.chegada@exemplo.com');
  await completeOnboarding(origin, empty.authToken);
  return {
    guest: deviceOf({}),
    livedIn: await demo(DEMO_PERSON.email),
    basic: await demo(BASIC),
    empty: deviceOf(empty),
    newcomer: deviceOf(await signUp('no.comeco@exemplo.com')),
  };
}
