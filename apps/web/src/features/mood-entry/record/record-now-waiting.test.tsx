// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { hasUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { press } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { refused, server, stored } from '../mood-server.harness.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { noteDrafts } from './note-draft.ts';
import { NOW, note, open, record, saveNote, tap, typeTooMuch, undo, week } from './record-now.fixture.tsx';

beforeEach(() => {
  server.isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => server.isOnline);
});

async function goOnline(): Promise<void> {
  server.isOnline = true;
  await act(() => sendOutbox('ana'));
}

describe('an entry on /registrar without a network', () => {
  it('is kept on the device, shown as waiting, and sent once with later changes and its original timestamp', async () => {
    await record();
    await screen.findByText('Esperando conexão');
    expect(screen.getByText(/Bem, guardado às/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect([hasUnsavedWork(), hasUnsentWords('ana'), server.sent]).toEqual([false, true, []]);
    expect(week()).toMatchObject([{ score: 3, waiting: {} }]);
    await tap('Muito bem');
    await saveNote('sol');
    await screen.findByText('Nota guardada neste aparelho.');
    await goOnline();
    await screen.findByText(/Muito bem, registrado às/);
    expect(screen.queryByText('Esperando conexão')).toBeNull();
    const body = { score: 4, note: 'sol', timestamp: NOW };
    expect(server.sent).toEqual([expect.objectContaining({ method: 'POST', body })]);
    await waitFor(() => expect(week()).toMatchObject([{ id: 'e1', score: 4 }]));
    expect(hasUnsentWords('ana')).toBe(false);
  });

  it('is not sent if it was undone', async () => {
    await record();
    await undo();
    await goOnline();
    expect(server.sent).toEqual([]);
    expect(moodOutbox.waiting()).toEqual([]);
  });

  it('is checked for a crisis', async () => {
    open();
    await tap('Muito mal');
    expect(crisis.current()).toMatchObject({ source: 'score' });
  });

  it('can be retried if the server refuses it later', async () => {
    server.answers = [refused, stored];
    await record();
    await goOnline();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('Não foi aceito.');
    await press('Tentar novamente');
    await screen.findByText(/Bem, registrado às/);
    expect(moodOutbox.waiting()).toEqual([]);
  });

  it('stays on the screen with an error if the device’s storage is full', async () => {
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, name, value) {
      if (name.includes(':outbox:')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, name, value);
    });
    open();
    await tap('Bem');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não deu para guardar neste aparelho, que está sem espaço.');
    expect(hasUnsavedWork()).toBe(true);
    await goOnline();
    await screen.findByText(/Bem, registrado às/);
    expect(server.sent).toHaveLength(1);
  });

  it('is restored with its note after a reload', async () => {
    await record();
    await typeTooMuch();
    cleanup();
    open();
    await press('Continuar a nota');
    await userEvent.clear(note());
    await saveNote('pela metade');
    await screen.findByText('Nota guardada neste aparelho.');
    expect(moodOutbox.waiting()).toMatchObject([{ body: { score: 3, note: 'pela metade' } }]);
    await act(() => signIn('bia'));
    expect(moodOutbox.waiting()).toEqual([]);
    await goOnline();
    expect(server.sent).toEqual([]);
  });

  it('has its unsaved note as a draft under its new id once it was sent in the background', async () => {
    await record();
    await typeTooMuch();
    cleanup();
    await goOnline();
    expect(noteDrafts('ana')).toMatchObject([{ entry: { id: 'e1', score: 3 } }]);
    expect(noteDrafts('ana')[0]?.entry?.waiting).toBeUndefined();
  });
});
