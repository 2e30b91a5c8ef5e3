// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { entryOf } from '../../../testing/answers.ts';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { press } from '../../../testing/show.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { type Answer, button, face, failed, holdCreations, refused, server, stored } from '../mood-server.harness.ts';
import { keepNote, keepWithoutEntry, noteDrafts } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import { NOW, note, open, record, saveNote, scrolled, storeNote, tap, undo, week } from './record-now.fixture.tsx';
import { sendNoteDrafts } from './send-note-drafts.ts';
import { NOTE_PAUSE_MS } from './use-entry-note.ts';

/** Stores the entry as another one than the first. */
const storedAsNext: Answer = async (sent) => ({ ...(await stored(sent)), id: 'e2' }) as MoodEntry;
const MAL = entryOf({ id: 'm1', score: 1, note: '', timestamp: NOW });

describe('the screen /registrar', () => {
  it('saves a chosen score at once and corrects the entry after another choice', async () => {
    await record();
    await tap('Muito bem');
    await screen.findByText(/Muito bem, registrado às/);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/mood-entries', { score: 3, note: '', timestamp: NOW }],
      ['PUT', '/mood-entries/e1', { score: 4, note: '' }],
    ]);
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('shows an entry in the week at once, keeps it after a refusal, and repeats it with a new key', async () => {
    const release = holdCreations();
    server.answers = [refused, stored];
    open();
    await tap('Mal');
    await waitFor(() => expect(week()).toMatchObject([{ score: 1 }]));
    await userEvent.type(note(), 'um dia pesado');
    release();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('o que você escreveu continuam aqui');
    expect(week()).toMatchObject([{ score: 1, waiting: { refusal: { message: 'Não foi aceito.' } } }]);
    expect(note().value).toBe('um dia pesado');
    expect(noteDrafts('ana')).toMatchObject([{ text: 'um dia pesado', entry: { score: 1 } }]);
    await press('Tentar novamente');
    await screen.findByText(/Mal, registrado às/);
    expect(server.sent[1]?.body).toMatchObject({ score: 1, note: 'um dia pesado' });
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('saves the note of the entry when the field is left, and deletes the draft', async () => {
    await record();
    await userEvent.type(note(), 'sol');
    expect(noteDrafts('ana')).toMatchObject([{ text: 'sol', entry: { id: 'e1' } }]);
    expect(server.sent).toHaveLength(1);
    await userEvent.tab();
    expect((await screen.findByText('Nota guardada.')).getAttribute('role')).toBe('status');
    const body = { score: 3, note: 'sol' };
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', path: '/mood-entries/e1', body });
    expect(noteDrafts('ana')).toEqual([]);
    await userEvent.type(note(), ' e mar');
    expect(screen.queryByText('Nota guardada.')).toBeNull();
    await userEvent.tab();
    await screen.findByText('Nota guardada.');
  });

  it('saves the note after a pause, and keeps the links after the entry', async () => {
    await record();
    const another = button('Fazer outro registro');
    const timers = vi.spyOn(window, 'setTimeout');
    fireEvent.change(note(), { target: { value: 'sol' } });
    const pause = timers.mock.calls.find(([, ms]) => ms === NOTE_PAUSE_MS)?.[0];
    timers.mockRestore();
    expect(server.sent).toHaveLength(1);
    act(() => (pause as () => void)());
    await screen.findByText('Nota guardada.');
    expect(server.sent.slice(1).map(({ body }) => body)).toEqual([{ score: 3, note: 'sol' }]);
    expect(button('Fazer outro registro')).toBe(another);
  });

  it('leaves the entry alone if another is begun while a change of it is being saved', async () => {
    server.answers = [stored, stored, storedAsNext];
    await record();
    await storeNote('sol');
    const release = api.hold('PUT /mood-entries/{id}');
    await tap('Muito bem');
    await press('Fazer outro registro');
    await tap('Mal');
    await act(async () => release({ ...entryOf({ timestamp: NOW }), score: 4, note: 'sol' }));
    await screen.findByText(/Mal, registrado às/);
    expect(api.calls('PUT /mood-entries/{id}').map(({ body }) => body)).toEqual([
      { score: 3, note: 'sol' },
      { score: 4, note: 'sol' },
    ]);
    expect(server.sent.at(-1)).toMatchObject({ method: 'POST', body: { score: 1, note: '' } });
  });

  it('saves an emptied note although the earlier one is still being saved', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Answer>>>();
    server.answers = [stored, () => answer.promise, stored];
    await record();
    await saveNote('sol');
    await userEvent.clear(note());
    await userEvent.tab();
    answer.resolve({ ...entryOf({ timestamp: NOW }), note: 'sol' });
    await waitFor(() => expect(server.sent.map(({ body }) => body?.note)).toEqual(['', 'sol', '']));
  });

  it('leaves no draft of a note that was written while the entry was being created', async () => {
    const release = holdCreations();
    open();
    await tap('Bem');
    await userEvent.type(note(), 'so');
    await waitFor(() => expect(noteDrafts('ana')).toMatchObject([{ text: 'so' }]));
    release();
    await screen.findByText(/Bem, registrado às/);
    await storeNote('l');
    expect(noteDrafts('ana')).toEqual([]);
    expect(hasUnsentWords('ana')).toBe(false);
  });

  it('keeps what is typed while the entry is being undone', async () => {
    await record();
    await userEvent.type(note(), 'sol');
    const release = api.hold('DELETE /mood-entries/{id}');
    await press('Desfazer');
    await userEvent.type(note(), ' e mar');
    release();
    await screen.findByText(/Registro desfeito/);
    expect(noteDrafts('ana')).toEqual([{ text: 'sol e mar', entry: null }]);
  });

  it('keeps the message and its button while a failed note is sent again, below the note', async () => {
    server.answers = [stored, failed];
    await record();
    await saveNote('sol');
    const alert = await screen.findByRole('alert');
    expect(note().compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('Nota guardada.')).toBeNull();
    const release = api.hold('PUT /mood-entries/{id}');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(button('Tentar novamente').getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByRole('alert')).toBe(alert);
    release({ ...entryOf({ timestamp: NOW }), note: 'sol' });
    await screen.findByText('Nota guardada.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the screen is left', cleanup],
    ['another entry is begun', () => void button('Fazer outro registro').click()],
    [
      'the page is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('saves the note when %s', async (_, leave) => {
    await record();
    await userEvent.type(note(), 'sol');
    act(leave);
    vi.restoreAllMocks();
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { score: 3, note: 'sol' } }));
    await waitFor(() => expect(noteDrafts('ana')).toEqual([]));
  });

  it('offers a note that was not saved for its own entry, and never puts it into the next one', async () => {
    server.answers = [stored, storedAsNext];
    await record('Mal');
    await userEvent.click(note());
    await userEvent.paste('ã'.repeat(2001));
    await press('Fazer outro registro');
    await tap('Bem');
    await screen.findByText(/Bem, registrado às/);
    expect(note().value).toBe('');
    expect(screen.queryByRole('button', { name: 'Continuar a nota' })).toBeNull();
    await press('Fazer outro registro');
    expect(screen.getByText(/^Do registro Mal, /)).toBeTruthy();
    await press('Continuar a nota');
    await waitFor(() => expect(note().value).toHaveLength(2001));
    expect(face('Mal').getAttribute('aria-checked')).toBe('true');
    expect(server.sent.map(({ body }) => body?.note)).toEqual(['', '']);
  });

  it('offers an unsaved note below the faces, which stay in place when it is saved in the background', async () => {
    keepNote(MAL, 'sol');
    open();
    const card = screen.getByText('sol');
    expect(card.compareDocumentPosition(face('Excelente'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    button('Continuar a nota').focus();
    api.answer('GET /mood-entries/date-range', [MAL]);
    await act(() => sendNoteDrafts('ana'));
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { note: 'sol' } });
    expect(screen.queryByText('sol')).toBeNull();
    expect(document.activeElement).toBe(face('Muito mal'));
    expect(screen.getByText('Nota guardada.').getAttribute('role')).toBe('status');
  });

  it('discards a note that was not saved until that is undone', async () => {
    keepWithoutEntry('ana', 'sol');
    const saved = vi.spyOn(toast, 'saved').mockReturnValue();
    open();
    await press('Descartar');
    expect(screen.queryByText('sol')).toBeNull();
    act(() => saved.mock.lastCall?.[1]?.undo?.());
    expect(screen.getByText('sol')).toBeTruthy();
    saved.mockRestore();
  });

  it('deletes the entry on undo, and offers what was written for another', async () => {
    await record();
    await storeNote('sol');
    await undo();
    expect(noteDrafts('ana')).toEqual([{ text: 'sol', entry: null }]);
    expect(server.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/mood-entries/e1' });
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
  });

  it('saves a note that is written after undo has failed', async () => {
    api.refuse('DELETE /mood-entries/{id}', 500, 'INTERNAL');
    await record();
    await press('Desfazer');
    await waitFor(() => expect(api.calls('DELETE /mood-entries/{id}')).toHaveLength(1));
    await saveNote('sol');
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { score: 3, note: 'sol' } }));
  });

  it('offers help contacts only after the worst score', async () => {
    await record('Mal');
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
    expect(crisis.current()).toBeNull();
    await tap('Muito mal');
    expect(screen.getByRole('link', { name: /188/ }).getAttribute('href')).toBe('tel:188');
    expect(crisis.current()).toEqual({ source: 'score', kind: null, about: 'self' });
    // Wait until the entry is saved, because a later request would use a response of the next test.
    await screen.findByText(/Muito mal, registrado às/);
    await waitFor(() => expect(server.sent).toHaveLength(2));
  });

  it('opens the crisis card once for a sign in a note, and again for another sign', async () => {
    await record('Mal');
    await saveNote('não quero mais viver');
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', kind: 'suicide' }));
    crisis.close();
    await saveNote(', e ninguém veio');
    await waitFor(() => expect(server.sent.at(-1)?.body?.note).toMatch(/veio$/));
    await act(() => vi.dynamicImportSettled());
    expect(crisis.current()).toBeNull();
    await saveNote('. vou me matar');
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note' }));
  });

  it('opens the crisis card for a note whose request has no answer yet', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<Answer>>>();
    server.answers = [stored, () => answer.promise, stored];
    await record('Mal');
    await saveNote('não quero mais viver');
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', kind: 'suicide' }));
    await waitFor(() => expect(server.sent.at(-1)).toMatchObject({ method: 'PUT' }));
    expect(screen.queryByText(recordCopy.noteSaved)).toBeNull();
    const sent = server.sent.at(-1);
    if (sent) answer.resolve(await stored(sent));
    await screen.findByText('Nota guardada.');
  });

  it('shows one line of help only beside a note of concern', async () => {
    await record('Mal');
    await saveNote('eu queria sumir');
    expect(await screen.findByText('Se quiser conversar')).toBeTruthy();
    expect(crisis.current()).toBeNull();
    cleanup();
    await record('Mal');
    await storeNote('dia cheio, mas bom');
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByText('Se quiser conversar')).toBeNull();
  });

  it('refuses a note of 2,001 characters without cutting it', async () => {
    await record();
    await userEvent.click(note());
    await userEvent.paste('ã'.repeat(2001));
    await userEvent.tab();
    expect(server.sent).toHaveLength(1);
    expect(screen.getByText(/1 caractere além do limite/)).toBeTruthy();
    expect(note().value).toHaveLength(2001);
  });
});

describe('the focus on /registrar', () => {
  it('is on the chosen face after undo', async () => {
    await record();
    await undo();
    expect(document.activeElement).toBe(face('Bem'));
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'smooth' });
  });

  it('is on the first face after undo if no face had the focus', async () => {
    open();
    // A touch on a button doesn't focus it in every browser.
    face('Bem').click();
    await undo();
    expect(document.activeElement).toBe(face('Muito mal'));
  });

  it('is on the faces when another entry is started', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await record();
    await press('Fazer outro registro');
    expect(document.activeElement).toBe(face('Bem'));
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(scrolled).toHaveBeenCalledWith(screen.getByRole('radiogroup'), { block: 'nearest', behavior: 'auto' });
  });

  it('stays outside the form if the person left the form during undo', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await record();
    button('Desfazer').click();
    elsewhere.focus();
    await screen.findByText(/Registro desfeito/);
    expect(document.activeElement).toBe(elsewhere);
    expect(scrolled).not.toHaveBeenCalled();
    elsewhere.remove();
  });
});
