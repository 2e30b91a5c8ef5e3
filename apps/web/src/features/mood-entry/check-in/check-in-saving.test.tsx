// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as checkText from '../../../lib/crisis/check-text.ts';
import { hasUnsavedWork } from '../../../lib/unsaved-work.ts';
import * as fixture from './check-in.fixture.tsx';
import {
  button,
  face,
  failed,
  field,
  openAt,
  panel,
  pass,
  refused,
  saved,
  server,
  stored,
} from './check-in.fixture.tsx';

vi.mock('../../../lib/crisis/check-text.ts');

beforeEach(async () => {
  await fixture.setUp();
  vi.mocked(checkText.checkText).mockResolvedValue('none');
});
afterEach(fixture.tearDown);

/** Holds the next answer back until told. */
function hold(answer: (typeof server.answers)[number]): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.answers = [async (request) => held.then(() => answer(request))];
  return () => release();
}

describe('a save', () => {
  it('shows in the week before the server has answered', async () => {
    const release = hold(stored);
    const { user, week } = await openAt('Bem', 'sol');
    await user.click(button('Salvar'));
    await waitFor(() => expect(week()).toMatchObject([{ score: 3, note: 'sol' }]));
    expect(button('Salvando...').hasAttribute('disabled')).toBe(true);
    expect(button('Voltar').hasAttribute('disabled')).toBe(true);
    release();
    await saved();
  });

  it('refreshes what the week, the history and the summary show', async () => {
    const { client, user } = await openAt('Bem');
    const invalidated = vi.spyOn(client, 'invalidateQueries');
    await user.click(button('Salvar'));
    await saved();
    await waitFor(() => expect(invalidated).toHaveBeenCalledTimes(4));
  });

  it('that fails keeps everything, says so, and makes one entry when it is tried again', async () => {
    server.answers = [failed, stored];
    const { user, week } = await openAt('Mal', 'um dia pesado');
    await user.click(button('Salvar'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('Algo falhou do nosso lado.');
    expect(alert.textContent).toContain('continuam aqui');
    expect(field().value).toBe('um dia pesado');
    expect(week()).toEqual([]);
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Tentar novamente'));
    await saved();
    expect(server.sent).toHaveLength(2);
    expect(server.sent[1]).toEqual(server.sent[0]);
    expect(week()).toMatchObject([{ id: 'e1', score: 1 }]);
  });

  it('takes a new key after a refusal: nothing was stored under the first', async () => {
    server.answers = [refused, stored];
    const { user } = await openAt('Bem');
    await user.click(button('Salvar'));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await saved();
    expect(server.sent[1]?.key).not.toBe(server.sent[0]?.key);
  });

  it('corrects what an unanswered try may have stored, when it was changed since', async () => {
    server.answers = [failed, stored];
    const { user } = await openAt('Mal', 'chuva');
    await user.click(button('Salvar'));
    await screen.findByRole('alert');
    await user.click(button('Voltar'));
    await user.click(face('Bem'));
    await user.type(field(), ' e sol');
    await user.click(button('Tentar novamente'));
    await saved();
    expect(server.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/mood-entries', { score: 1, note: 'chuva' }],
      ['POST', '/mood-entries', { score: 1, note: 'chuva' }],
      ['PUT', '/mood-entries/e1', { score: 3, note: 'chuva e sol' }],
    ]);
    expect(server.sent[1]?.key).toBe(server.sent[0]?.key);
  });

  it('corrects again after a correction without an answer, even back to what was', async () => {
    server.answers = [failed, stored, failed, stored];
    const { user } = await openAt('Mal');
    await user.click(button('Salvar'));
    await screen.findByRole('alert');
    await user.click(button('Voltar'));
    await user.click(face('Bem'));
    await user.click(button('Tentar novamente'));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    await screen.findByRole('alert');
    await user.click(button('Voltar'));
    await user.click(face('Mal'));
    await user.click(button('Tentar novamente'));
    await saved();
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { score: 1, note: '' } });
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT', 'PUT']);
  });

  it('goes on when the panel is put away, and comes back if it fails', async () => {
    const release = hold(failed);
    const { user } = await openAt('Bem', 'sol');
    await user.click(button('Salvar'));
    await user.click(button('Fechar'));
    expect(panel()).toBeNull();
    release();
    await screen.findByRole('alert');
    expect(field().value).toBe('sol');
  });

  it('that succeeds while the panel is put away leaves it so', async () => {
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
