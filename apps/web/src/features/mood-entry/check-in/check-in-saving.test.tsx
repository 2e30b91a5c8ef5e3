// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { button, failed, refused, server, stored } from '../mood-server.harness.ts';
import { field, openAt, panel, pass, saved, week } from './check-in.fixture.tsx';

vi.mock('../../../state/crisis/check-text.ts');

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

  it('invalidates the cached week, history and summary', async () => {
    const { press } = await openAt('Bem');
    const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
    await press('Salvar');
    await saved();
    await waitFor(() => expect(invalidated).toHaveBeenCalledTimes(4));
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

  it.each([
    ['a server that fails', failed],
    ['no network', () => lost],
  ])('keeps the entry on the device after %s', async (_, answer) => {
    server.answers = [answer, stored];
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
