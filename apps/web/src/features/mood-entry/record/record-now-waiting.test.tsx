// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { hasUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { refused, server, stored } from '../mood-server.harness.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { NOW, setUp } from './record-now.fixture.tsx';

beforeEach(() => {
  server.isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
});
afterEach(() => vi.restoreAllMocks());

async function goOnline(): Promise<void> {
  server.isOnline = true;
  await act(() => sendOutbox('ana'));
}
const badge = () => screen.queryByText('Esperando conexão');

describe('an entry on /registrar without a network', () => {
  it('is kept on the device and shown as waiting', async () => {
    const { user, week } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    expect(screen.getByText(/Bem, guardado às/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
    expect(hasUnsentWords('ana')).toBe(true);
    expect(week()).toMatchObject([{ score: 3, waiting: {} }]);
    expect(server.sent).toEqual([]);
  });

  it('is sent once, with later changes and its original timestamp', async () => {
    const { user, week } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    await user.click(screen.getByRole('radio', { name: 'Muito bem' }));
    await user.type(screen.getByRole('textbox'), 'sol');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText('Nota guardada neste aparelho.');
    await goOnline();
    await screen.findByText(/Muito bem, registrado às/);
    expect(badge()).toBeNull();
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { score: 4, note: 'sol', timestamp: NOW }],
    ]);
    await waitFor(() => expect(week()).toMatchObject([{ id: 'e1', score: 4 }]));
    expect(hasUnsentWords('ana')).toBe(false);
  });

  it('is not sent if it was undone', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText(/Registro desfeito/);
    await goOnline();
    expect(server.sent).toEqual([]);
    expect(moodOutbox.waiting()).toEqual([]);
  });

  it('is checked for a crisis', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Muito mal' }));
    expect(crisis.current()).toMatchObject({ source: 'score' });
  });

  it('can be retried if the server refuses it later', async () => {
    server.answers = [refused, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    await goOnline();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('Não foi aceito.');
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText(/Bem, registrado às/);
    expect(moodOutbox.waiting()).toEqual([]);
  });

  it('stays on the screen with an error if the device’s storage is full', async () => {
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, name, value) {
      if (name.includes(':outbox:')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, name, value);
    });
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não deu para guardar neste aparelho, que está sem espaço.');
    expect(hasUnsavedWork()).toBe(true);
    await goOnline();
    await screen.findByText(/Bem, registrado às/);
    expect(server.sent).toHaveLength(1);
  });

  it('is sent with the time zone in which it was recorded', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    const before = api.calls('POST /mood-entries').length;
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Asia/Tokyo',
    } as Intl.ResolvedDateTimeFormatOptions);
    await goOnline();
    const sent = api.calls('POST /mood-entries').slice(before);
    expect(sent.map(({ headers }) => headers.get('X-Time-Zone'))).toEqual([zone]);
  });

  it('is restored with its note after a reload', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    await user.type(screen.getByRole('textbox'), 'pela metade');
    cleanup();
    const again = setUp();
    await again.user.click(await screen.findByRole('button', { name: 'Continuar a nota' }));
    await again.user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText('Nota guardada neste aparelho.');
    expect(moodOutbox.waiting()).toMatchObject([{ body: { score: 3, note: 'pela metade' } }]);
    await act(() => session.start({ userId: 'bia', token: 'b' }, 'bia@exemplo.com.br'));
    expect(moodOutbox.waiting()).toEqual([]);
    await goOnline();
    expect(server.sent).toEqual([]);
  });
});
