// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { press } from '../../../testing/show.tsx';
import { face, server, stored } from '../mood-server.harness.ts';
import { noteDrafts } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import { note, record, saveNote, storeNote, tap } from './record-now.fixture.tsx';

const gone = () => refused(404, 'ENTRY_NOT_FOUND');
const sent = () => server.sent.map(({ method, path }) => `${method} ${path}`);

/** Records a mood whose entry is then deleted in another tab. */
async function recordDeleted(): Promise<void> {
  await record();
  server.answers = [gone];
}

async function expectFreed(): Promise<void> {
  expect((await screen.findByText(recordCopy.deletedElsewhere)).getAttribute('role')).toBe('status');
  for (const radio of screen.getAllByRole('radio')) expect(radio.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
}

describe('an entry on /registrar that was deleted in another tab', () => {
  it('is reported when another face is tapped', async () => {
    await recordDeleted();
    await tap('Mal');
    await expectFreed();
    expect(document.activeElement).toBe(face('Mal'));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    server.answers = [stored];
    await tap('Mal');
    await screen.findByText(/Mal, registrado às/);
    expect(screen.queryByText(recordCopy.deletedElsewhere)).toBeNull();
    expect(sent()).toEqual(['POST /mood-entries', 'PUT /mood-entries/e1', 'POST /mood-entries']);
    expect(server.sent[2]?.key).not.toBe(server.sent[0]?.key);
  });

  it('leaves an unsaved note as a draft for the next entry', async () => {
    await recordDeleted();
    await saveNote('sol');
    await expectFreed();
    expect(document.activeElement).toBe(face('Bem'));
    expect(noteDrafts('ana')).toEqual([{ text: 'sol', entry: null }]);
    server.answers = [stored];
    await tap('Mal');
    await screen.findByText(/Mal, registrado às/);
    expect(note().value).toBe('');
    await press('Pôr neste registro');
    expect(note().value).toBe('sol');
    note().focus();
    await userEvent.tab();
    await screen.findByText('Nota guardada.');
    expect(server.sent.at(-1)).toMatchObject({ method: 'PUT', body: { score: 1, note: 'sol' } });
    expect(noteDrafts('ana')).toEqual([]);
  });

  it('does not leave its saved note as a draft', async () => {
    await record();
    await storeNote('sol');
    server.answers = [gone];
    await tap('Mal');
    await expectFreed();
    expect(noteDrafts('ana')).toEqual([]);
    server.answers = [stored];
    await tap('Mal');
    await waitFor(() => expect(note().value).toBe(''));
  });

  it('is reported as undone if the person presses undo', async () => {
    await recordDeleted();
    api.answer('DELETE /mood-entries/{id}', gone);
    await press('Desfazer');
    await screen.findByText(recordCopy.undone);
    expect(face('Bem').getAttribute('aria-checked')).toBe('false');
  });
});
