// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import * as checkText from '../../../state/crisis/check-text.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { failed, refused, server, stored } from '../mood-server.harness.ts';
import * as fixture from './check-in.fixture.tsx';
import { button, face, field, openAt, panel, pass, saved } from './check-in.fixture.tsx';

vi.mock('../../../state/crisis/check-text.ts');

beforeEach(async () => {
  await fixture.setUp();
  vi.mocked(checkText.checkText).mockResolvedValue('none');
});
afterEach(fixture.tearDown);

/** Delays the next response until the returned function is called. */
function hold(answer: (typeof server.answers)[number]): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answers = [async (request) => held.then(() => answer(request))];
  return () => release();
}

describe('saving a check-in', () => {
  it('shows the entry in the week before the server responds', async () => {
    const release = hold(stored);
    const { user, week } = await openAt('Bem', 'sol');
    await user.click(button('Salvar'));
    await waitFor(() => expect(week()).toMatchObject([{ score: 3, note: 'sol' }]));
    expect(button('Salvando...').hasAttribute('disabled')).toBe(true);
    expect(button('Voltar').hasAttribute('disabled')).toBe(true);
    release();
    await saved();
  });

  it('invalidates the cached week, history and summary', async () => {
    const { client, user } = await openAt('Bem');
    const invalidated = vi.spyOn(client, 'invalidateQueries');
    await user.click(button('Salvar'));
    await saved();
    await waitFor(() => expect(invalidated).toHaveBeenCalledTimes(4));
  });

  it('keeps the input after a refusal until a retry succeeds', async () => {
    server.answers = [refused, stored];
    const { user, week } = await openAt('Mal', 'um dia pesado');
    await user.click(button('Salvar'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('Não foi aceito.');
    expect(alert.textContent).toContain('continuam aqui');
    expect(field().value).toBe('um dia pesado');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Voltar'));
    await user.click(face('Bem'));
    await user.click(button('Tentar novamente'));
    await saved();
    expect(server.sent.map(({ body }) => [body?.score, body?.note])).toEqual([
      [1, 'um dia pesado'],
      [3, 'um dia pesado'],
    ]);
    expect(week()).toMatchObject([{ id: 'e1', score: 3 }]);
  });

  it.each([
    ['a server that fails', failed],
    ['no network', () => lost],
  ])('keeps the entry on the device after %s', async (_, answer) => {
    server.answers = [answer, stored];
    const { user, week } = await openAt('Mal', 'um dia pesado');
    await user.click(button('Salvar'));
    expect(await screen.findByRole('dialog', { name: 'Guardado. Esperando conexão.' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(week()).toMatchObject([{ score: 1, note: 'um dia pesado', waiting: { refusal: null } }]);
    await pass(6000);
    expect(week()).toMatchObject([{ id: 'e1', score: 1 }]);
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
  });

  it('uses a new idempotency key after a refusal', async () => {
    server.answers = [refused, stored];
    const { user } = await openAt('Bem');
    await user.click(button('Salvar'));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await saved();
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('opens the closed panel again if the server refuses', async () => {
    const release = hold(refused);
    const { user } = await openAt('Bem', 'sol');
    await user.click(button('Salvar'));
    await user.click(button('Fechar'));
    expect(panel()).toBeNull();
    release();
    await screen.findByRole('alert');
    expect(field().value).toBe('sol');
  });

  it('does not reopen the closed panel if saving succeeds', async () => {
    const release = hold(stored);
    const { user, week } = await openAt('Bem', 'sol');
    await user.click(button('Salvar'));
    await user.keyboard('{Escape}');
    release();
    await waitFor(() => expect(week()).toMatchObject([{ id: 'e1' }]));
    await pass(3000);
    expect(panel()).toBeNull();
    expect(hasUnsavedWork()).toBe(false);
  });
});
