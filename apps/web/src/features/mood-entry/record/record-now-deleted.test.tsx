// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { server, stored } from '../mood-server.harness.ts';
import { readDraft } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import { setUp } from './record-now.fixture.tsx';

const face = (name: string): HTMLElement => screen.getByRole('radio', { name });
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const gone = () => refused(404, 'ENTRY_NOT_FOUND');
const sent = () => server.sent.map(({ method, path }) => `${method} ${path}`);

/** Records a mood whose entry is then deleted in another tab. */
async function recordDeleted() {
  const { user } = setUp();
  server.answers = [stored];
  await user.click(face('Bem'));
  await screen.findByText(/Bem, registrado às/);
  server.answers = [gone];
  return user;
}

async function expectFreed(): Promise<void> {
  expect((await screen.findByText(recordCopy.deletedElsewhere)).getAttribute('role')).toBe('status');
  for (const radio of screen.getAllByRole('radio')) expect(radio.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
}

describe('an entry on /registrar that was deleted in another tab', () => {
  it('is reported when another face is tapped', async () => {
    const user = await recordDeleted();
    await user.click(face('Mal'));
    await expectFreed();
    expect(document.activeElement).toBe(face('Mal'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    server.answers = [stored];
    await user.click(face('Mal'));
    await screen.findByText(/Mal, registrado às/);
    expect(screen.queryByText(recordCopy.deletedElsewhere)).toBeNull();
    expect(sent()).toEqual(['POST /mood-entries', 'PUT /mood-entries/e1', 'POST /mood-entries']);
    expect(server.sent[2]?.key).not.toBe(server.sent[0]?.key);
  });

  it('leaves an unsaved note as a draft for the next entry', async () => {
    const user = await recordDeleted();
    await user.type(screen.getByRole('textbox'), 'sol');
    await user.click(button('Guardar nota'));
    await expectFreed();
    expect(document.activeElement).toBe(face('Bem'));
    expect(readDraft('ana')).toEqual({ text: 'sol', entry: null });
    server.answers = [stored];
    await user.click(face('Mal'));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('sol');
    await screen.findByText(/Mal, registrado às/);
    await user.click(button('Guardar nota'));
    await screen.findByText('Nota guardada.');
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { score: 1, note: 'sol' } });
  });

  it('does not leave its saved note as a draft', async () => {
    const user = await recordDeleted();
    server.answers = [stored];
    await user.type(screen.getByRole('textbox'), 'sol');
    await user.click(button('Guardar nota'));
    await screen.findByText('Nota guardada.');
    server.answers = [gone];
    await user.click(face('Mal'));
    await expectFreed();
    expect(readDraft('ana')).toBeNull();
    server.answers = [stored];
    await user.click(face('Mal'));
    expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('');
  });

  it('is reported as undone if the person presses undo', async () => {
    const user = await recordDeleted();
    api.answer('DELETE /mood-entries/{id}', gone);
    await user.click(button('Desfazer'));
    await screen.findByText(recordCopy.undone);
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
  });
});
