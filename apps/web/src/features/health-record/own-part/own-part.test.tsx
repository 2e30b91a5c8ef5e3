// @vitest-environment jsdom
import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { ownedBy } from '../../../lib/session/device/device-store.ts';
import { isUnsentWords } from '../../../lib/session/ended/unsent-words.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { eligibilityOf, readyRecordOf } from '../../../testing/health-record-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { open, pageText, press, withMaria } from '../health-record.harness.tsx';

withMaria();

const READ = 'GET /health-records/{id}';
const CHANGE = 'PUT /health-records/{id}/own-part';
const SAVED = { ownWords: 'Durmo mal desde setembro.', displayName: 'Maria' };

let record: HealthRecord;
beforeEach(() => {
  record = readyRecordOf(SAVED);
  server.answer('GET /health-records', []);
  server.answer(READ, () => record);
  server.answer('GET /health-records/can-generate', eligibilityOf());
  server.answer(CHANGE, ({ body }) => {
    record = readyRecordOf(body);
    return record;
  });
});

const words = () => screen.findByLabelText<HTMLTextAreaElement>('Suas palavras');
const name = () => screen.findByLabelText<HTMLInputElement>('Nome no documento');
const write = async (text: string): Promise<void> => {
  const field = await words();
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};
const drafts = () => ownedBy('maria').filter(({ name: key }) => key.startsWith('record-draft:'));
const openRecord = () => open('/prontuarios/r1');

describe('the person’s own part of a record', () => {
  it('shows what is saved, and what belongs there', async () => {
    openRecord();
    expect((await words()).value).toBe(SAVED.ownWords);
    expect((await name()).value).toBe('Maria');
    expect(pageText()).toContain('25 de 2.000 caracteres');
    expect(pageText()).toContain('Opcional. Sem ele, o documento sai sem nome.');
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is saved with the sections that are left out', async () => {
    record = readyRecordOf({ ...SAVED, removed: ['moods', 'own-words'] });
    openRecord();
    await write('  Quero falar do sono.  ');
    await userEvent.clear(await name());
    await press('Salvar');
    expect(await screen.findByText('Salvo.')).toBeTruthy();
    expect(server.calls(CHANGE)[0]).toMatchObject({
      params: { id: 'r1' },
      body: { ownWords: 'Quero falar do sono.', displayName: '', removed: ['moods', 'own-words'] },
    });
    expect(hasUnsavedWork()).toBe(false);
  });

  it('sends nothing that is too long, and keeps it', async () => {
    openRecord();
    const field = await words();
    fireEvent.change(field, { target: { value: 'a'.repeat(2003) } });
    expect(
      await screen.findByText('São 3 caracteres a mais. O texto continua aqui; encurte para salvar.'),
    ).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(await name(), { target: { value: 'b'.repeat(101) } });
    expect(screen.getByText('O nome pode ter até 100 caracteres.')).toBeTruthy();
    await press('Salvar');
    expect(server.calls(CHANGE)).toHaveLength(0);
    expect(field.value).toHaveLength(2003);
  });

  it('stays in the field and on the device if it can’t be saved, with the specified text', async () => {
    server.refuse(CHANGE, 500, 'INTERNAL');
    openRecord();
    await write('Quero falar do sono.');
    await press('Salvar');
    expect((await screen.findByText('Erro ao atualizar prontuário')).closest('[role=alert]')?.textContent).toContain(
      'O que você escreveu continua aqui.',
    );
    expect((await words()).value).toBe('Quero falar do sono.');
    expect(hasUnsavedWork()).toBe(true);
    expect(drafts()).toHaveLength(1);
  });

  it('keeps what is typed while it is being saved', async () => {
    const answer = server.hold(CHANGE);
    openRecord();
    await write('Primeiro');
    await press('Salvar');
    await userEvent.type(await words(), ' e depois');
    answer(readyRecordOf({ ...SAVED, ownWords: 'Primeiro' }));
    expect(await screen.findByText(/^Ainda não salvo/)).toBeTruthy();
    expect((await words()).value).toBe('Primeiro e depois');
  });
});

describe('text that is not saved', () => {
  it('is still there after another screen, and is deleted from the device once it is saved', async () => {
    const router = openRecord();
    await write('Quero falar do sono.');
    expect(screen.getByText('Ainda não salvo: só o que está salvo sai no PDF e na impressão.')).toBeTruthy();
    await router.navigate('/planos');
    await screen.findByText('Tela /planos');
    await router.navigate('/prontuarios/r1');
    expect((await words()).value).toBe('Quero falar do sono.');
    await press('Salvar');
    await screen.findByText('Salvo.');
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it('lets the browser ask before the page is closed, and only then', async () => {
    openRecord();
    const leaving = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await words();
    expect(leaving()).toBe(false);
    await write('Quero falar do sono.');
    expect(leaving()).toBe(true);
    await write(SAVED.ownWords);
    expect(leaving()).toBe(false);
  });

  it('counts as a text that only this device has', async () => {
    openRecord();
    await write('Quero falar do sono.');
    expect(drafts().every(({ name: key, value }) => isUnsentWords(key, value))).toBe(true);
    expect(drafts()).toHaveLength(1);
  });

  it('is deleted with its record', async () => {
    openRecord();
    await write('Quero falar do sono.');
    server.answer('DELETE /health-records/{id}');
    await press('Excluir');
    const dialog = await readyDialog('Excluir este prontuário?', 'alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await screen.findByRole('heading', { name: 'Seus prontuários' });
    expect(drafts()).toEqual([]);
  });
});

describe('the crisis check', () => {
  it('opens the card for a text with signs of a crisis, even if it can’t be saved', async () => {
    server.refuse(CHANGE, 500, 'INTERNAL');
    openRecord();
    await write('Não quero mais viver, penso em me matar.');
    expect(crisis.current()).toBeNull();
    await press('Salvar');
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', about: 'self' }));
  });

  it('shows a helpline for a worrying text, and nothing for an ordinary one', async () => {
    openRecord();
    await write('Quero falar do sono.');
    await press('Salvar');
    await screen.findByText('Salvo.');
    expect(screen.queryByText('Linha de apoio')).toBeNull();
    await write('cansei de tudo');
    await press('Salvar');
    expect(await screen.findByText('Linha de apoio')).toBeTruthy();
    expect(crisis.current()).toBeNull();
  });

  it('does not look at the text again if only the name was changed', async () => {
    record = readyRecordOf({ ...SAVED, ownWords: 'Não quero mais viver, penso em me matar.' });
    openRecord();
    await userEvent.type(await name(), ' Silva');
    await press('Salvar');
    await screen.findByText('Salvo.');
    expect(crisis.current()).toBeNull();
  });
});
