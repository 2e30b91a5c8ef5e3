import { describe, expect, it, vi } from 'vitest';
import { type NoteDose, openNotification, type RecordMood } from './open-notification.ts';
import type { Page } from './open-page.ts';

const ORIGIN = 'https://alento.test';
const REMINDER = { kind: 'mood', slot: 'evening', account: 'maria', discreet: '0' };

/** An open page that answers to 'open-path', or doesn't. */
function pageAt(url: string, { answers = true, focused = false } = {}) {
  const page = {
    url,
    focused,
    focus: vi.fn(async (): Promise<Page> => page),
    navigate: vi.fn(async () => undefined),
    postMessage: vi.fn((_message: unknown, [port]: Transferable[]) => {
      if (answers && port instanceof MessagePort) port.postMessage('opened');
    }),
  };
  return page;
}

type PressOptions = { pages?: readonly ReturnType<typeof pageAt>[]; record?: RecordMood; noteDose?: NoteDose };

async function press(data: Record<string, string>, action: string, { pages = [], ...actions }: PressOptions = {}) {
  const record = vi.fn<RecordMood>(actions.record ?? (async () => 'sent'));
  const noteDose = vi.fn<NoteDose>(actions.noteDose ?? (async () => 'sent'));
  const openWindow = vi.fn(async (_url: string) => null);
  const showNotification = vi.fn(async (_title: string, _options: unknown) => undefined);
  await openNotification(
    { data, action },
    {
      pages: { matchAll: async () => pages, openWindow },
      origin: ORIGIN,
      registration: { showNotification, getNotifications: async () => [] },
      record,
      noteDose,
      now: 7,
    },
  );
  return { record, noteDose, openWindow, showNotification };
}

describe('a press on a notification', () => {
  it.each([
    [REMINDER, '/registrar'],
    [{ kind: 'morning' }, '/registrar'],
    [{ ...REMINDER, url: '/notificacoes?a=1#b' }, '/notificacoes?a=1#b'],
    [{ kind: 'test' }, '/home'],
    [{}, '/home'],
    [{ url: 'https://elsewhere.test/x' }, '/home'],
    [{ url: '//elsewhere.test/x' }, '/home'],
    [{ url: '/\\elsewhere.test' }, '/home'],
    [{ url: '/api/auth/sign-out' }, '/home'],
    [{ url: 'javascript:alert(1)' }, '/home'],
  ] as [Record<string, string>, string][])('with %j opens %s in a new page', async (data, path) => {
    const { openWindow, record } = await press(data, '');
    expect(openWindow.mock.calls).toEqual([[path]]);
    expect(record).not.toHaveBeenCalled();
  });

  it('focuses an open page, which opens the path itself, instead of a second page', async () => {
    const other = pageAt('https://elsewhere.test/');
    const behind = pageAt(`${ORIGIN}/perfil`);
    const front = pageAt(`${ORIGIN}/historico`, { focused: true });
    const { openWindow } = await press(REMINDER, '', { pages: [other, behind, front] });
    expect(front.focus).toHaveBeenCalledOnce();
    expect(front.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'open-path', path: '/registrar' });
    expect([front.navigate, behind.focus, other.focus, openWindow].map((one) => one.mock.calls.length)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('navigates an open page that doesn’t answer, for example one without the app', async () => {
    const silent = pageAt(`${ORIGIN}/`, { answers: false });
    const { openWindow } = await press(REMINDER, '', { pages: [silent] });
    expect(silent.navigate).toHaveBeenCalledExactlyOnceWith('/registrar');
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens a new page if the open one can’t be navigated', async () => {
    const foreign = pageAt(`${ORIGIN}/`, { answers: false });
    foreign.navigate.mockRejectedValue(new TypeError('not controlled'));
    foreign.focus.mockRejectedValue(new DOMException('no', 'InvalidAccessError'));
    expect((await press(REMINDER, '', { pages: [foreign] })).openWindow).toHaveBeenCalledWith('/registrar');
  });
});

describe('a press on a face', () => {
  it.each([
    ['sent', 'Registro salvo com sucesso!'],
    ['stored', 'Registro guardado no aparelho'],
  ] as const)('records the mood and says so (%s)', async (outcome, title) => {
    const { record, openWindow, showNotification } = await press(REMINDER, 'mood-1', { record: async () => outcome });
    expect(record).toHaveBeenCalledExactlyOnceWith(1, { account: 'maria', at: 7 });
    expect(openWindow).not.toHaveBeenCalled();
    expect(showNotification).toHaveBeenCalledOnce();
    expect(showNotification.mock.calls[0]?.[0]).toBe(title);
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({
      tag: 'recorded',
      silent: true,
      actions: [],
      data: { url: '/historico', account: 'maria' },
    });
  });

  it('shows a confirmation that doesn’t mention moods in discreet mode', async () => {
    const { showNotification } = await press({ ...REMINDER, discreet: '1' }, 'mood-3');
    expect(showNotification.mock.calls[0]?.[0]).toBe('Tudo certo');
    expect(showNotification.mock.calls[0]?.[1]).toMatchObject({ icon: '/icons/neutral-192.png', body: 'Salvo.' });
  });

  it.each([
    ['there is no session', async () => 'no-session' as const],
    [
      'recording fails',
      async () => {
        throw new Error('broken');
      },
    ],
  ])('opens /registrar if %s', async (_, record) => {
    const { openWindow, showNotification } = await press(REMINDER, 'mood-3', { record });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/registrar');
    expect(showNotification).not.toHaveBeenCalled();
  });
});

describe('a press on a button about a dose', () => {
  const DOSE = { kind: 'medication', account: 'maria', medication: 'm1', url: '/medicacao' };

  it('notes it', async () => {
    const { noteDose, openWindow } = await press(DOSE, 'dose-later');
    expect(noteDose).toHaveBeenCalledExactlyOnceWith('later', { account: 'maria', at: 7, data: DOSE });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens the notification’s page without a session', async () => {
    const { openWindow } = await press(DOSE, 'dose-taken', { noteDose: async () => 'no-session' });
    expect(openWindow).toHaveBeenCalledExactlyOnceWith('/medicacao');
  });
});
