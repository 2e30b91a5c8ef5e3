import type { BrowserContext, Page } from '@playwright/test';
import { createAccount, expect } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { workerBecomesReady, workerTakesControl } from '../support/service-worker.ts';

/** The mark of an entry that waits on this device. */
export const BADGE = 'Esperando conexão';
export const waitingList = (page: Page) => page.getByRole('list', { name: 'Registros que esperam conexão' });

/** What the database that the pages share with the service worker contains. */
type Shared = { waiting: { key: string }[]; tried: unknown[]; session: { userId: string }[] };
export const shared = (page: Page): Promise<Shared> =>
  page.evaluate(
    () =>
      new Promise<Shared>((resolve, reject) => {
        const request = indexedDB.open('alento-worker');
        // The app creates it. A database that this created would stay without the app's tables.
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () =>
          request.error?.name === 'AbortError'
            ? resolve({ waiting: [], tried: [], session: [] })
            : reject(request.error);
        request.onsuccess = () => {
          const database = request.result;
          const names = ['waiting', 'tried', 'session'] as const;
          const change = database.transaction(names);
          const answers = names.map((name) => [name, change.objectStore(name).getAll()] as const);
          change.oncomplete = () => {
            database.close();
            resolve(Object.fromEntries(answers.map(([name, { result }]) => [name, result])) as Shared);
          };
        };
      }),
  );

const tokenOf = async (page: Page): Promise<string> =>
  (await page.evaluate(() => localStorage.getItem('authToken'))) ?? '';

type Entry = { score: number; note: string; timestamp: number };
/** Reads the server's entries, newest first, without the service worker. Playwright's own requests are never offline. */
export async function entries(context: BrowserContext, token: string): Promise<Entry[]> {
  const answer = await context.request.get('/api/mood-entries', { headers: { Authorization: `Bearer ${token}` } });
  return answer.json();
}
export const scoresAndNotes = async (page: Page) =>
  (await entries(page.context(), await tokenOf(page))).map(({ score, note }) => [score, note]);

/** Waits until the page has the server's answer for every entry, so that none waits on this device. */
export async function nothingWaits(page: Page): Promise<void> {
  const waiting = () => page.evaluate(() => Object.keys(localStorage).filter((name) => name.includes(':outbox:')));
  await expect.poll(waiting).toEqual([]);
}

/** Deletes the tag “Trabalho” as on another device. Returns its id. */
async function deleteWorkTag(context: BrowserContext, token: string): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}` };
  const tags: { id: string; name: string }[] = await (await context.request.get('/api/tags', { headers })).json();
  const gone = tags.find(({ name }) => name === 'Trabalho');
  expect((await context.request.delete(`/api/tags/${gone?.id}`, { headers })).status()).toBe(204);
  return gone?.id;
}

/**
 * Opens /registrar with an account, controlled by the service worker, which has cached the app and has the session.
 * Returns the session's token.
 */
export async function onDevice(page: Page, email: string): Promise<string> {
  await createAccount(page, email);
  await workerBecomesReady(page);
  await open(page, '/registrar');
  await workerTakesControl(page);
  await expect.poll(async () => (await shared(page)).session.length).toBe(1);
  return tokenOf(page);
}

/** Records a mood on /registrar without a network. */
export async function record(page: Page, mood: string): Promise<void> {
  await open(page, '/registrar');
  await page.getByRole('radio', { name: mood, exact: true }).click();
  await expect(page.getByText(new RegExp(`^${mood}, guardado às`))).toBeVisible();
}

/** Records a mood without a network, with a tag that the server then doesn't have any more. Ends offline. */
export async function recordWithDeletedTag(page: Page, mood: string, token: string): Promise<void> {
  const chip = page.getByRole('button', { name: 'Trabalho', exact: true });
  await page.getByRole('radio', { name: mood, exact: true }).click();
  // The page has the tags from now on.
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(/Registro desfeito/)).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: mood, exact: true }).click();
  await expect(page.getByText(BADGE)).toBeVisible();
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const gone = await deleteWorkTag(page.context(), token);
  await expect.poll(async () => JSON.stringify((await shared(page)).waiting)).toContain(gone);
}
