// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refused } from '../../../testing/fake-server/reply.ts';
import { failed, holdCreations, server, stored } from '../mood-server.harness.ts';
import { NOW, setUp } from './record-now.fixture.tsx';

describe('the tags on /registrar', () => {
  const bodies = () => server.sent.map(({ method, body }) => [method, body]);

  it('are saved at each tap', async () => {
    const { user } = setUp();
    expect(screen.queryByRole('group', { name: /parte deste momento/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Amigos' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Amigos' }));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    expect(bodies()).toEqual([
      ['POST', { score: 3, note: '', timestamp: NOW }],
      ['PUT', { score: 3, note: '', tags: ['t-amigos'] }],
      ['PUT', { score: 3, note: '', tags: [] }],
    ]);
  });

  it('are kept if the note or the score changes', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Dormi bem' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    server.answers = [
      ({ body }) => ({ id: 'e1', score: 0, note: '', ai_analysis: '', timestamp: NOW, tags: ['t-sono'], ...body }),
    ];
    await user.click(screen.getByRole('radio', { name: 'Excelente' }));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    // Tags that did not change are not sent again.
    expect(server.sent[2]?.body).toEqual({ score: 5, note: '' });
    expect(screen.getByRole('button', { name: 'Dormi bem' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('are saved once the entry exists if they were chosen earlier', async () => {
    const release = holdCreations();
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Amigos' }));
    await user.click(screen.getByRole('button', { name: 'Dormi bem' }));
    expect(server.sent).toEqual([]);
    release();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect(server.sent[1]?.body).toEqual({ score: 3, note: '', tags: ['t-amigos', 't-sono'] });
  });

  it('are sent again if a lost response leaves their state unknown', async () => {
    server.answers = [stored, failed, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Amigos' }));
    await screen.findByRole('alert');
    // These tags equal the last known state, but the server may have stored the other tag.
    await user.click(screen.getByRole('button', { name: 'Amigos' }));
    await waitFor(() => expect(server.sent).toHaveLength(3));
    expect(server.sent[2]).toMatchObject({ method: 'PUT', body: { tags: [] } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('are saved without tags that were deleted on another device', async () => {
    const gone = () => refused(422, 'ENTRY_TAGS_INVALID');
    server.answers = [stored, gone, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Amigos' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('false');
    await user.type(screen.getByRole('textbox'), 'sol');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText('Nota guardada.');
    expect(server.sent.at(-1)?.body).toEqual({ score: 3, note: 'sol' });
  });

  it('are cleared if the entry is undone', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Amigos' }));
    await waitFor(() => expect(server.sent).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await screen.findByText(/Registro desfeito/);
    server.answers = [stored];
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await waitFor(() => expect(server.sent).toHaveLength(4));
    expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('false');
  });
});
