// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { press } from '../../../testing/show.tsx';
import { button, failed, holdCreations, server, stored } from '../mood-server.harness.ts';
import { NOW, open, record, storeNote, tap, undo } from './record-now.fixture.tsx';

describe('the tags on /registrar', () => {
  const isPressed = (tag: string) => button(tag).getAttribute('aria-pressed');
  const isSent = (count: number) => waitFor(() => expect(server.sent).toHaveLength(count));
  /** Records a mood with a tag. */
  async function recordWith(tag: string): Promise<void> {
    await record();
    await press(tag);
    await isSent(2);
  }

  it('are saved at each tap', async () => {
    await recordWith('Amigos');
    expect(isPressed('Amigos')).toBe('true');
    await press('Amigos');
    await isSent(3);
    expect(server.sent.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { score: 3, note: '', timestamp: NOW }],
      ['PUT', { score: 3, note: '', tags: ['t-amigos'] }],
      ['PUT', { score: 3, note: '', tags: [] }],
    ]);
  });

  it('are kept if the note or the score changes', async () => {
    await recordWith('Dormi bem');
    server.answers = [({ body }) => ({ ...entryOf({ timestamp: NOW, tags: ['t-sono'] }), ...body })];
    await tap('Excelente');
    await isSent(3);
    // Tags that did not change are not sent again.
    expect(server.sent[2]?.body).toEqual({ score: 5, note: '' });
    expect(isPressed('Dormi bem')).toBe('true');
  });

  it('that are chosen before the entry exists are saved with it', async () => {
    const release = holdCreations();
    open();
    expect(screen.queryByRole('group', { name: /parte deste momento/ })).toBeNull();
    await tap('Bem');
    await press('Amigos');
    await press('Dormi bem');
    expect(server.sent).toEqual([]);
    release();
    await isSent(2);
    expect(server.sent[1]?.body).toEqual({ score: 3, note: '', tags: ['t-amigos', 't-sono'] });
  });

  it('are sent again if a lost response leaves their state unknown', async () => {
    server.answers = [stored, failed, stored];
    await recordWith('Amigos');
    await screen.findByRole('alert');
    // These tags equal the last known state, but the server may have stored the other tag.
    await press('Amigos');
    await isSent(3);
    expect(server.sent[2]).toMatchObject({ method: 'PUT', body: { tags: [] } });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('are saved without tags that were deleted on another device', async () => {
    server.answers = [stored, () => refused(422, 'ENTRY_TAGS_INVALID'), stored];
    await recordWith('Amigos');
    await screen.findByRole('alert');
    expect(isPressed('Amigos')).toBe('false');
    await storeNote('sol');
    expect(server.sent.at(-1)?.body).toEqual({ score: 3, note: 'sol' });
  });

  it('are cleared if the entry is undone', async () => {
    await recordWith('Amigos');
    await undo();
    await tap('Mal');
    await isSent(4);
    expect(isPressed('Amigos')).toBe('false');
  });
});
