import type { CDPSession, Page, Worker } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, test } from '../support/fixtures.ts';
import { type Arrived, arrivedFor, type Subscription, subscribe } from '../support/push-double.ts';

test.use({ serviceWorkers: 'allow' });
// A reminder is due at a whole minute, so the test waits for the next one.
test.setTimeout(200_000);

const MINUTE_MS = 60_000;
/** Time for the server to store a change before the minute begins, ms. */
const ENOUGH_MS = 15_000;

/** The next minute that is not too near, HH:MM in São Paulo. */
function nextMinute(): string {
  const at = Math.ceil((Date.now() + ENOUGH_MS) / MINUTE_MS) * MINUTE_MS;
  return new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' }).format(at);
}

/**
 * This browser has no push service and reads notifications as denied: the page gets a subscription of the double, and
 * the worker's notifications are kept in a list instead of shown. Everything else is real.
 */
async function giveSubscription(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const made = { ...given, options: {}, toJSON: () => given, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => made as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, subscription);
}

type Shown = { title: string; tag: string; actions: string[] };
type Kept = { title: string; options: { tag?: string; data?: unknown; actions?: { action: string }[] } };
/** What the worker's global object has; the tests' code isn't compiled for workers. */
type Scope = {
  shown?: Kept[];
  registration: { showNotification(title: string, options?: Kept['options']): Promise<void> };
  dispatchEvent(event: Event): boolean;
  ExtendableEvent: new (type: string) => Event;
};

async function keepShown(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown?.push({ title, options });
    };
  });
}

const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() =>
    ((self as unknown as Scope).shown ?? []).map(({ title, options }) => ({
      title,
      tag: options.tag ?? '',
      actions: (options.actions ?? []).map(({ action }) => action),
    })),
  );

/** Presses a button of the newest notification, with the event that the browser would dispatch. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate((pressed) => {
    const scope = self as unknown as Scope;
    const newest = scope.shown?.at(-1);
    const notification = { data: newest?.options.data, close: () => undefined };
    scope.dispatchEvent(
      Object.assign(new scope.ExtendableEvent('notificationclick'), { notification, action: pressed }),
    );
  }, action);

/** Delivers what the push service has, as the browser's own push client does. */
async function deliver(page: Page, message: Arrived): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const first = registrations.find(({ isDeleted }) => !isDeleted);
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
}

test('um lembrete sai do relógio, passa pelo serviço de push e vira um registro pelo botão “Bem”', async ({
  page,
  email,
}) => {
  await createAccount(page, email);
  const api = await apiOf(page);
  const { publicKey } = await api.get<{ publicKey: string }>('/push-notifications/key');
  const subscription = await subscribe(publicKey);
  await giveSubscription(page, subscription);
  await page.goto('/notificacoes');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await test.step('o aparelho se registra, e o lembrete da noite fica para o próximo minuto', async () => {
    await page.locator('[data-state="unregistered"]').getByRole('button', { name: 'Registrar' }).click();
    await expect(page.getByText('Registro manual realizado com sucesso!')).toBeVisible();
    await page.getByRole('switch', { name: 'À noite' }).click();
    await expect(page.getByRole('switch', { name: 'À noite' })).toBeChecked();
    await page.getByLabel('Horário: À noite').fill(nextMinute());
    await page.getByLabel('Horário: À noite').press('Tab');
    await expect(page.getByText(/^Próximo: /)).toBeVisible();
  });

  let message: Arrived | undefined;
  await test.step('ele chega ao serviço de push na hora, cifrado para este aparelho', async () => {
    await expect.poll(() => arrivedFor(subscription), { timeout: 130_000, intervals: [1000] }).toHaveLength(1);
    [message] = await arrivedFor(subscription);
    expect(message).toMatchObject({ title: 'Fim do dia', data: { kind: 'mood', slot: 'evening', url: '/registrar' } });
    const due = (message?.expiresAt ?? 0) - 60 * MINUTE_MS;
    expect(Math.abs(Date.now() - due)).toBeLessThan(10_000);
  });
  if (!message) throw new Error('Nothing arrived');

  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await keepShown(worker);

  await test.step('o aparelho mostra com as respostas, e o mesmo lembrete duas vezes é um só', async () => {
    await deliver(page, message as Arrived);
    await deliver(page, message as Arrived);
    await expect.poll(() => shownBy(worker)).toHaveLength(2);
    const [first, second] = await shownBy(worker);
    expect(first).toMatchObject({ title: 'Fim do dia', actions: ['mood-3', 'mood-1'] });
    // A notification replaces the one before with the same tag.
    expect(first?.tag).toBe('mood-evening');
    expect(second).toEqual(first);
  });

  await test.step('“Bem” registra sem abrir nada', async () => {
    await press(worker, 'mood-3');
    await expect
      .poll(async () => (await api.get<{ score: number }[]>('/mood-entries')).map(({ score }) => score))
      .toEqual([3]);
    await expect.poll(async () => (await shownBy(worker)).at(-1)?.title).toBe('Registro salvo com sucesso!');
    expect(page.context().pages()).toHaveLength(1);
    await expect(page).toHaveURL(/\/notificacoes$/);
  });

  await test.step('o registro aparece no histórico', async () => {
    await page.goto('/historico');
    await expect(page.getByText('Bem', { exact: true }).first()).toBeVisible();
  });

  await test.step('um toque no lembrete leva a /registrar na mesma aba', async () => {
    await deliver(page, message as Arrived);
    await expect.poll(async () => (await shownBy(worker)).at(-1)?.title).toBe('Fim do dia');
    await press(worker, '');
    await expect(page).toHaveURL(/\/registrar$/);
    expect(page.context().pages()).toHaveLength(1);
  });
});
