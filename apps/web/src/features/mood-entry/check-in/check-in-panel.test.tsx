// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import * as checkText from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { button, refused, server, stored } from '../mood-server.harness.ts';
import { field, openAt, openDue, panel, pass, saved, week } from './check-in.fixture.tsx';

vi.mock('../../../state/crisis/check-text.ts');

describe('the note of a check-in', () => {
  it.each([
    [100, 100],
    [101, 255],
  ])('has for %s characters a counter up to %s', async (length, limit) => {
    await openAt('Bem', 'ã'.repeat(length));
    screen.getByText(`${length} de ${limit} caracteres`);
  });

  it('is saved with 255 graphemes', async () => {
    const { press } = await openAt('Bem', '👩‍👩‍👧'.repeat(255));
    await press('Salvar');
    await saved();
    expect(server.sent).toHaveLength(1);
  });

  it('is neither saved nor cut with 256 characters', async () => {
    const { press } = await openAt('Bem', 'ã'.repeat(256));
    await press('Salvar');
    await pass(100);
    expect(server.sent).toEqual([]);
    expect(screen.getByText(/1 caractere além do limite/)).toBeTruthy();
    expect(field().value).toHaveLength(256);
    expect(document.activeElement).toBe(field());
  });

  it('is restored by undo after Escape closed the check-in', async () => {
    const savedToast = vi.spyOn(toast, 'saved').mockImplementation(() => undefined);
    const { user } = await openAt('Bem', 'um texto');
    await user.keyboard('{Escape}');
    expect(savedToast).toHaveBeenCalledWith('Fechado sem salvar o que você escreveu.', { undo: expect.any(Function) });
    savedToast.mock.calls[0]?.[1]?.undo?.();
    await pass(0);
    expect(field().value).toBe('um texto');
  });
});

describe('help for a crisis in a check-in', () => {
  it('is offered as soon as the worst score is chosen', async () => {
    const { press, tap } = await openAt('Mal');
    expect(crisis.current()).toBeNull();
    await press('Voltar');
    await tap('Muito mal');
    expect(crisis.current()).toEqual({ source: 'score', kind: null, about: 'self' });
    expect(field()).toBeTruthy();
    crisis.close();
    await press('Salvar');
    await saved();
    expect(crisis.current()).toBeNull();
  });

  it('is opened while the focus is on the heading of the check-in', async () => {
    const { tap } = await openDue();
    let opener: Element | null = null;
    const stop = crisis.subscribe(() => {
      opener ??= document.activeElement;
    });
    await tap('Muito mal');
    stop();
    expect(opener).toBe(screen.getByRole('heading', { name: 'Muito mal' }));
  });

  it('is offered for a note about a crisis before the note is sent', async () => {
    let found = (_: 'crisis') => {};
    vi.mocked(checkText.checkText).mockImplementation(() => new Promise((resolve) => (found = resolve)));
    const { press } = await openAt('Mal', 'o que escrevi');
    expect(checkText.prepareCheck).toHaveBeenCalled();
    await press('Salvar');
    await pass(100);
    expect(checkText.checkText).toHaveBeenCalledWith('o que escrevi');
    expect(server.sent).toEqual([]);
    found('crisis');
    await saved();
    expect(server.sent[0]?.body?.note).toBe('o que escrevi');
  });

  it('is not opened for a note of concern', async () => {
    const onConcern = vi.fn();
    const { press, tap } = await openDue({ onConcern });
    await tap('Mal');
    server.answers = [refused, stored];
    await press('Salvar');
    await screen.findByRole('alert');
    expect(onConcern).not.toHaveBeenCalled();
    vi.mocked(checkText.checkText).mockResolvedValue('concern');
    await press('Tentar novamente');
    await saved();
    expect(onConcern).toHaveBeenCalledTimes(1);
  });

  it('doesn’t prevent saving if the crisis check can’t be loaded', async () => {
    vi.mocked(checkText.checkText).mockResolvedValue('unread');
    const { press } = await openAt('Mal', 'sem rede');
    await press('Salvar');
    await saved();
    expect(server.sent).toHaveLength(1);
  });
});

/** Delays the next response until the returned function is called. */
function hold(answer: (typeof server.answers)[number]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.answers = [async (request) => promise.then(() => answer(request))];
  return resolve;
}

describe('saving a check-in', () => {
  it('shows the entry in the week before the server responds', async () => {
    const release = hold(stored);
    const { press } = await openAt('Bem', 'sol');
    await press('Salvar');
    await waitFor(() => expect(week()).toMatchObject([{ score: 3, note: 'sol' }]));
    expect(button('Salvando...').hasAttribute('disabled')).toBe(true);
    expect(button('Voltar').hasAttribute('disabled')).toBe(true);
    release();
    await saved();
  });

  it('keeps the input after a refusal until a retry succeeds', async () => {
    server.answers = [refused, stored];
    const { press, tap } = await openAt('Mal', 'um dia pesado');
    await press('Salvar');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('Não foi aceito.');
    expect(alert.textContent).toContain('continuam aqui');
    expect(field().value).toBe('um dia pesado');
    expect(hasUnsavedWork()).toBe(true);
    await press('Voltar');
    await tap('Bem');
    await press('Tentar novamente');
    await saved();
    expect(server.sent.map(({ body }) => [body?.score, body?.note])).toEqual([
      [1, 'um dia pesado'],
      [3, 'um dia pesado'],
    ]);
    expect(week()).toMatchObject([{ id: 'e1', score: 3 }]);
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('keeps the entry on the device without a network', async () => {
    server.answers = [() => lost, stored];
    const { press } = await openAt('Mal', 'um dia pesado');
    await press('Salvar');
    expect(await screen.findByRole('dialog', { name: 'Guardado. Esperando conexão.' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(week()).toMatchObject([{ score: 1, note: 'um dia pesado', waiting: { refusal: null } }]);
    await pass(6000);
    expect(week()).toMatchObject([{ id: 'e1', score: 1 }]);
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('opens the closed panel again if the server refuses', async () => {
    const release = hold(refused);
    const { press } = await openAt('Bem', 'sol');
    await press('Salvar');
    await press('Fechar');
    expect(panel()).toBeNull();
    release();
    await screen.findByRole('alert');
    expect(field().value).toBe('sol');
  });

  it('does not reopen the closed panel if saving succeeds', async () => {
    const release = hold(stored);
    const { user, press } = await openAt('Bem', 'sol');
    await press('Salvar');
    await user.keyboard('{Escape}');
    release();
    await waitFor(() => expect(week()).toMatchObject([{ id: 'e1' }]));
    await pass(3000);
    expect(panel()).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });
});
