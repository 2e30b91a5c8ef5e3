// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { type Answer, failed, holdCreations, refused, server, stored } from '../mood-server.harness.ts';
import { readDraft } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import { NOW, setUp } from './record-now.fixture.tsx';

/** The live region beside a button. */
const region = (button: HTMLElement) => button.parentElement?.querySelector('[role="status"]');

describe('the screen /registrar', () => {
  it('saves a chosen score at once and corrects the entry after another choice', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/Bem, registrado às/);
    await user.click(screen.getByRole('radio', { name: 'Muito bem' }));
    await screen.findByText(/Muito bem, registrado às/);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/mood-entries', { score: 3, note: '', timestamp: NOW }],
      ['PUT', '/mood-entries/e1', { score: 4, note: '' }],
    ]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('shows an entry in the week at once and keeps it there after a refusal', async () => {
    const release = holdCreations();
    server.answers = [refused];
    const { user, week } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await waitFor(() => expect(week()).toMatchObject([{ score: 1 }]));
    await user.type(screen.getByRole('textbox'), 'um dia pesado');
    release();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('o que você escreveu continuam aqui');
    expect(week()).toMatchObject([{ score: 1, waiting: { refusal: { message: 'Não foi aceito.' } } }]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('um dia pesado');
    expect(readDraft('ana')?.text).toBe('um dia pesado');
  });

  it('uses a new idempotency key after a refusal', async () => {
    server.answers = [refused, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText(/Bem, registrado às/);
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('repeats a request with the same key and body if the server may have stored the entry', async () => {
    server.answers = [failed, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText('Esperando conexão');
    await user.click(screen.getByRole('radio', { name: 'Muito bem' }));
    await screen.findByText(/Muito bem, registrado às/);
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('saves the note of the entry and deletes the draft', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), 'sol');
    expect(readDraft('ana')).toMatchObject({ text: 'sol', entry: { id: 'e1' } });
    const button = screen.getByRole('button', { name: 'Guardar nota' });
    expect(region(button)?.textContent).toBe('');
    await user.click(button);
    expect(await screen.findByText('Nota guardada.')).toBe(region(button));
    expect(server.sent.at(-1)).toMatchObject({
      method: 'PUT',
      path: '/mood-entries/e1',
      body: { score: 3, note: 'sol' },
    });
    expect(readDraft('ana')).toBeNull();
    await user.type(screen.getByRole('textbox'), ' e mar');
    expect(region(button)?.textContent).toBe('');
  });

  it('deletes the entry on undo', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText(/Registro desfeito/);
    expect(server.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/mood-entries/e1' });
    expect(screen.getByRole('radio', { name: 'Bem' }).getAttribute('aria-checked')).toBe('false');
  });

  it('offers help contacts only after the worst score', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
    expect(crisis.current()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Muito mal' }));
    expect(screen.getByRole('link', { name: /188/ }).getAttribute('href')).toBe('tel:188');
    expect(crisis.current()).toEqual({ source: 'score', kind: null, about: 'self' });
    // Wait until the entry is saved, because a later request would use a response of the next test.
    await screen.findByText(/Muito mal, registrado às/);
    await waitFor(() => expect(server.sent).toHaveLength(2));
  });

  const writeNote = async (note: string) => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), note);
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText(recordCopy.noteSaved);
  };

  it('opens the crisis card for a note about a crisis, even if the note is not saved', async () => {
    server.answers = [stored, failed];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), 'não quero mais viver');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', kind: 'suicide', about: 'self' }));
  });

  it('opens the crisis card for a note whose request has no answer yet', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Answer>>>();
    server.answers = [stored, () => answer.promise, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), 'não quero mais viver');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', kind: 'suicide' }));
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ method: 'PUT' }));
    expect(screen.queryByText(recordCopy.noteSaved)).toBeNull();
    const sent = server.sent.at(-1);
    if (sent) answer.resolve(await stored(sent));
    await screen.findByText(recordCopy.noteSaved);
  });

  it('shows one line of help only beside a note of concern', async () => {
    await writeNote('eu queria sumir');
    expect(await screen.findByText('Se quiser conversar')).toBeTruthy();
    expect(crisis.current()).toBeNull();
    cleanup();
    await writeNote('dia cheio, mas bom');
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText('Se quiser conversar')).toBeNull();
  });

  it('refuses a note of 2,001 characters without cutting it', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/registrado às/);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.click(field);
    await user.paste('ã'.repeat(2001));
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(server.sent).toHaveLength(1);
    expect(screen.getByText(/1 caractere além do limite/)).toBeTruthy();
    expect(field.value).toHaveLength(2001);
  });
});
