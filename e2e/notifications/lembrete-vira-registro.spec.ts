import type { Page, Worker } from '@playwright/test';
import { apiOf } from '../support/api-of.ts';
import { createAccount, expect, expectAccessible, test } from '../support/fixtures.ts';
import { open } from '../support/open.ts';
import { arrivedFor, type Subscription, subscribe } from '../support/push-double.ts';
import { workerBecomesReady, workerSession } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

/** The reminder of the evening as the server sends it, which the story of the clock checks. */
const REMINDER = {
  title: 'Fim do dia',
  tag: 'mood-evening',
  data: { kind: 'mood', slot: 'evening', url: '/registrar' },
};

const MINUTE_MS = 60_000;
/** Time for the server to store a change before the minute begins, ms. */
const ENOUGH_MS = 15_000;

const clock = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });

/** The next minute that is not too near, HH:MM in São Paulo. */
const nextMinute = (): string => clock.format(Math.ceil((Date.now() + ENOUGH_MS) / MINUTE_MS) * MINUTE_MS);

/**
 * This browser has no push service and reads notifications as denied: the page gets a subscription of the double, and
 * the worker's notifications are kept in a list instead of shown. Everything else is real.
 */
async function giveSubscription(page: Page, subscription: Subscription): Promise<void> {
  await page.addInitScript((data) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const fakeSubscription = { ...data, options: {}, toJSON: () => data, unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => fakeSubscription as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => fakeSubscription as unknown as PushSubscription;
  }, subscription);
}

type DisplayedNotification = { title: string; tag: string; actions: string[] };
type NotificationCall = { title: string; options: { tag?: string; data?: unknown; actions?: { action: string }[] } };
/** What the worker's global object has; the tests' code isn't compiled for workers. */
type Scope = {
  notifications?: NotificationCall[];
  registration: { showNotification(title: string, options?: NotificationCall['options']): Promise<void> };
  dispatchEvent(event: Event): boolean;
  ExtendableEvent: new (type: string) => Event;
};

async function recordNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = self as unknown as Scope;
    scope.notifications = [];
    scope.registration.showNotification = async (title, options = {}) => {
      scope.notifications?.push({ title, options });
    };
  });
}

const notificationsOf = (worker: Worker): Promise<DisplayedNotification[]> =>
  worker.evaluate(() =>
    ((self as unknown as Scope).notifications ?? []).map(({ title, options }) => ({
      title,
      tag: options.tag ?? '',
      actions: (options.actions ?? []).map(({ action }) => action),
    })),
  );

/** Presses a button of the newest notification, with the event that the browser would dispatch. */
const press = (worker: Worker, action: string): Promise<void> =>
  worker.evaluate((pressed) => {
    const scope = self as unknown as Scope;
    const newest = scope.notifications?.at(-1);
    const notification = { data: newest?.options.data, close: () => undefined };
    scope.dispatchEvent(
      Object.assign(new scope.ExtendableEvent('notificationclick'), { notification, action: pressed }),
    );
  }, action);

/** Delivers what the push service has, as the browser's own push client does. */
async function deliver(page: Page, message: object): Promise<void> {
  const { session, registrationId } = await workerSession(page);
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** Hues of the specified colours, degrees. */
const HUES = { yellow: [30, 75], green: [75, 180] } as const;

/** The background of the card about a state has a colour. It is read from a pixel: the style may be in any colour space. */
async function expectColour(page: Page, state: string, colour: keyof typeof HUES): Promise<void> {
  const hue = await page.locator(`[data-state="${state}"]`).evaluate((element) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.fillStyle = getComputedStyle(element).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
    return (degrees + 360) % 360;
  });
  const [from, to] = HUES[colour];
  expect(hue).toBeGreaterThan(from);
  expect(hue).toBeLessThan(to);
}

/** Creates a person and registers this device on the screen of the reminders, with a subscription of the double. */
async function registered(page: Page, email: string): Promise<Subscription> {
  await createAccount(page, email);
  const { publicKey } = await (await apiOf(page)).get<{ publicKey: string }>('/push-notifications/key');
  const subscription = await subscribe(publicKey);
  await giveSubscription(page, subscription);
  await open(page, '/notificacoes');
  await workerBecomesReady(page);
  await expectColour(page, 'unregistered', 'yellow');
  await page.locator('[data-state="unregistered"]').getByRole('button', { name: 'Registrar' }).click();
  await expect(page.getByText('Registro manual realizado com sucesso!')).toBeVisible();
  await expectColour(page, 'enabled', 'green');
  return subscription;
}

test('um lembrete vira um registro pelo botão “Bem”', async ({ page, email }) => {
  const subscription = await registered(page, email);
  const api = await apiOf(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  await recordNotifications(worker);
  const message = { ...REMINDER, body: 'Como você está?', data: { ...REMINDER.data, account: '' } };

  await test.step('um teste chega ao serviço de push, cifrado para este aparelho', async () => {
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect(page.getByText(/^Enviada\. Deve aparecer/)).toBeVisible();
    await expect.poll(() => arrivedFor(subscription)).toHaveLength(1);
    const [sent] = await arrivedFor(subscription);
    // The device records only for the account to which a notification belongs.
    message.data.account = sent?.data.account ?? '';
  });

  await test.step('o lembrete da noite, à hora que se quer, pelo teclado', async () => {
    await page.getByRole('switch', { name: 'À noite' }).press('Space');
    await expect(page.getByRole('switch', { name: 'À noite' })).toBeChecked();
    await page.getByLabel('Horário: À noite').fill('22:37');
    await page.getByLabel('Horário: À noite').press('Tab');
    await expect(page.getByText(/^Próximo: .* às /)).toBeVisible();
    const evening = async () => (await api.get<{ evening: object }>('/push-notifications/schedule')).evening;
    await expect.poll(evening).toMatchObject({ time: '22:37', isOn: true });
    await expectAccessible(page);
  });

  await test.step('o aparelho mostra com as respostas, e o mesmo lembrete duas vezes é um só', async () => {
    await deliver(page, message);
    await deliver(page, message);
    await expect.poll(() => notificationsOf(worker)).toHaveLength(2);
    const [first, second] = await notificationsOf(worker);
    // A notification replaces the one before with the same tag.
    expect(first).toEqual({ title: REMINDER.title, tag: REMINDER.tag, actions: ['mood-3', 'mood-1'] });
    expect(second).toEqual(first);
  });

  await test.step('“Bem” registra sem abrir nada', async () => {
    await press(worker, 'mood-3');
    await expect
      .poll(async () => (await api.get<{ score: number }[]>('/mood-entries')).map(({ score }) => score))
      .toEqual([3]);
    await expect.poll(async () => (await notificationsOf(worker)).at(-1)?.title).toBe('Registro salvo com sucesso!');
    expect(page.context().pages()).toHaveLength(1);
    await expect(page).toHaveURL(/\/notificacoes$/);
  });

  await test.step('um toque no lembrete leva a /registrar na mesma aba', async () => {
    await deliver(page, message);
    await expect.poll(async () => (await notificationsOf(worker)).at(-1)?.title).toBe(REMINDER.title);
    await press(worker, '');
    await expect(page).toHaveURL(/\/registrar$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Como você está agora?' })).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });

  await test.step('o aparelho removido não recebe mais nada', async () => {
    // If the page answers late, the service worker navigates too.
    await expect(() => open(page, '/notificacoes')).toPass();
    await page.getByRole('button', { name: /^Remover / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Nenhum aparelho por enquanto')).toBeVisible();
    expect(await api.get('/push-notifications/devices')).toEqual([]);
  });
});

test('um lembrete sai do relógio à hora escolhida, cifrado para este aparelho', { tag: '@whole' }, async ({
  page,
  email,
}) => {
  // A reminder is due at a whole minute, so the story waits for the next one.
  test.setTimeout(200_000);
  const subscription = await registered(page, email);
  await page.getByRole('switch', { name: 'À noite' }).click();
  await expect(page.getByRole('switch', { name: 'À noite' })).toBeChecked();
  const minute = nextMinute();
  await page.getByLabel('Horário: À noite').fill(minute);
  await page.getByLabel('Horário: À noite').press('Tab');
  await expect(page.getByText(/^Próximo: /)).toBeVisible();

  await expect.poll(() => arrivedFor(subscription), { timeout: 130_000, intervals: [1000] }).toHaveLength(1);
  const [message] = await arrivedFor(subscription);
  expect(message).toMatchObject(REMINDER);
  expect(clock.format((message?.expiresAt ?? 0) - 60 * MINUTE_MS)).toBe(minute);
});
