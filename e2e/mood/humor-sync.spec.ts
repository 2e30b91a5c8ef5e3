import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { workerSession } from '../support/service-worker.ts';
import {
  BADGE,
  entries,
  onDevice,
  record,
  recordWithDeletedTag,
  shared,
  waitingList,
} from './device-without-network.ts';

test.use({ serviceWorkers: 'allow' });

/** Closes the page without its events for closing, so that it can store or send nothing any more. */
const kill = (page: Page): Promise<void> => page.close({ runBeforeUnload: false });

/** Wakes the service worker as Background Sync does. */
async function dispatchSync(page: Page): Promise<void> {
  const { session, registrationId } = await workerSession(page);
  const { origin } = new URL(process.env.ALENTO_ADDRESS ?? '');
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'alento-outbox',
    lastChance: false,
  });
  await session.detach();
}

test('sem página aberta, o service worker envia; a página que abre depois não mostra nada esperando', async ({
  page,
  context,
  email,
}) => {
  const token = await onDevice(page, email);
  await context.setOffline(true);
  await record(page, 'Mal');
  await record(page, 'Muito bem');
  await expect.poll(async () => (await shared(page)).waiting.length).toBe(2);
  // A page of another site keeps the browser context and the connection to the browser.
  const admin = await context.newPage();
  await kill(page);
  await context.setOffline(false);
  await dispatchSync(admin);
  await expect.poll(async () => (await entries(context, token)).map(({ score }) => score)).toEqual([4, 1]);

  const again = await context.newPage();
  const posts: string[] = [];
  again.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/mood-entries')) posts.push(request.url());
  });
  await open(again, '/home');
  await expect(again.getByRole('heading', { name: 'Seu humor na semana' })).toBeVisible();
  await expect.poll(async () => (await shared(again)).tried).toEqual([]);
  await expect(waitingList(again)).toHaveCount(0);
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':outbox:')))).toEqual([]);
  expect(posts).toEqual([]);
  expect(await entries(context, token)).toHaveLength(2);
});

test('duas abas que acordam juntas, e o service worker com elas: nada dobra', async ({ page, context, email }) => {
  const token = await onDevice(page, email);
  await context.setOffline(true);
  await record(page, 'Mal');
  const other = await context.newPage();
  await open(other, '/home');
  await expect(waitingList(other).getByText(BADGE)).toHaveCount(1);
  await record(page, 'Neutro');
  await record(page, 'Bem');
  await expect(waitingList(other).getByText(BADGE)).toHaveCount(3);
  await context.setOffline(false);
  await dispatchSync(page);
  await expect(page.getByText(/^Bem, registrado às/)).toBeVisible();
  await expect(waitingList(other)).toHaveCount(0);
  await expect.poll(async () => (await shared(other)).waiting).toEqual([]);
  expect((await entries(context, token)).map(({ score }) => score)).toEqual([3, 2, 1]);
});

test('o que o service worker ouviu como recusa fica à vista com o motivo', { tag: '@whole' }, async ({
  page,
  context,
  email,
}) => {
  const token = await onDevice(page, email);
  await recordWithDeletedTag(page, 'Bem', token);
  const admin = await context.newPage();
  await kill(page);
  await context.setOffline(false);
  await dispatchSync(admin);
  const again = await context.newPage();
  await open(again, '/home');
  await expect(waitingList(again).getByText('Não foi aceito')).toBeVisible();
  await expect(waitingList(again).getByText(/continua aqui: edite ou exclua/)).toBeVisible();
  expect(await entries(context, token)).toEqual([]);
});
