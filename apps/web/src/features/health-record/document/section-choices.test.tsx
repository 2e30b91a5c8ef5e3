// @vitest-environment jsdom
import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyRecordOf } from '../../../testing/health-record-answers.ts';
import { open, withMaria } from '../health-record.harness.tsx';

withMaria();

const CHANGE = 'PUT /health-records/{id}/own-part';

/** Opens a record with this own part, which the server changes as it is asked to. */
function openRecord(own: Parameters<typeof readyRecordOf>[0], overrides: Partial<HealthRecord> = {}): void {
  let record = readyRecordOf(own, overrides);
  server.answer('GET /health-records/{id}', () => record);
  server.answer(CHANGE, ({ body }) => {
    record = readyRecordOf(body, overrides);
    return record;
  });
  open('/prontuarios/r1');
}

const switchOf = (title: string) => screen.findByRole<HTMLInputElement>('switch', { name: `No documento ${title}` });
const removedNow = () => server.calls(CHANGE).map(({ body }) => body.removed);

describe('a section of a record', () => {
  beforeEach(() => openRecord({ ownWords: 'Durmo mal.', displayName: 'Maria' }));

  it('a section that is left out shows only that, and comes back', async () => {
    await userEvent.click(await switchOf('Medicação'));
    expect(await screen.findByText('Retirado: não sai no PDF, no FHIR nem na impressão.')).toBeTruthy();
    expect(screen.queryByText(/Sertralina/)).toBeNull();
    expect((await switchOf('Medicação')).checked).toBe(false);
    await userEvent.click(await switchOf('Medicação'));
    expect(await screen.findByText(/Sertralina/)).toBeTruthy();
    expect(removedNow()).toEqual([['medication'], []]);
  });

  it('a change keeps the words, and words that are left out stay in their field', async () => {
    await userEvent.click(await switchOf('O que quero contar'));
    await screen.findByText('Retirado: não sai no PDF, no FHIR nem na impressão.');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Suas palavras').value).toBe('Durmo mal.');
    await userEvent.click(await switchOf('Sono'));
    await waitFor(() => expect(removedNow()).toHaveLength(2));
    expect(server.calls(CHANGE)[1]?.body).toEqual({
      ownWords: 'Durmo mal.',
      displayName: 'Maria',
      removed: ['own-words', 'sleep'],
    });
  });

  it('two changes at once are both stored', async () => {
    const user = userEvent.setup();
    await user.click(await switchOf('Sono'));
    await user.click(await switchOf('Medicação'));
    await waitFor(() => expect(removedNow()).toEqual([['sleep'], ['sleep', 'medication']]));
    await waitFor(async () => expect((await switchOf('Medicação')).disabled).toBe(false));
    expect((await switchOf('Sono')).checked).toBe(false);
    expect((await switchOf('Medicação')).checked).toBe(false);
  });

  it('a change sends no text that is only typed', async () => {
    await userEvent.type(await screen.findByLabelText('Suas palavras'), ' Ainda não sei.');
    await userEvent.click(await switchOf('Sono'));
    await waitFor(() => expect(server.calls(CHANGE)[0]?.body.ownWords).toBe('Durmo mal.'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Suas palavras').value).toBe('Durmo mal. Ainda não sei.');
  });

  it('the switch goes back if the change fails, with the specified text in its section', async () => {
    server.refuse(CHANGE, 500, 'INTERNAL');
    await userEvent.click(await switchOf('Sono'));
    const sleep = await screen.findByRole('region', { name: 'Sono' });
    expect(await within(sleep).findByText('Erro ao atualizar prontuário')).toBeTruthy();
    expect((await switchOf('Sono')).checked).toBe(true);
    expect(sleep.textContent).toContain('Qualidade do sono');
  });

  it('the switches are reached and toggled by keyboard', async () => {
    const user = userEvent.setup();
    (await screen.findByRole('button', { name: 'Salvar' })).focus();
    await user.tab();
    expect(document.activeElement).toBe(await switchOf('Humor no período'));
    await user.keyboard(' ');
    await waitFor(() => expect(removedNow()).toEqual([['moods']]));
  });
});

describe('the medication diary in a record', () => {
  const TITLE = 'Diário de remédios';
  /** Opens a record as it is when nothing of it was changed. */
  const openWith = (medicines: number): void =>
    openRecord(
      { removed: ['medication-diary'] },
      { sources: { entries: 84, screenings: 0, answers: false, medicines } },
    );

  it('is left out, comes in when it is ticked, and goes when it is unticked', async () => {
    openWith(2);
    const diary = await screen.findByRole('region', { name: TITLE });
    expect((await switchOf(TITLE)).checked).toBe(false);
    expect(diary.textContent).toContain('Fica de fora até você incluir.');
    expect(diary.className).toContain('print:hidden');
    expect(screen.queryByText(/Lamotrigina/)).toBeNull();
    await userEvent.click(await switchOf(TITLE));
    expect(await screen.findByText(/“Lamotrigina”, dose “100 mg”: 90 doses planejadas/)).toBeTruthy();
    expect(diary.textContent).toContain('Dúvidas sobre efeito, dose ou mudança são com quem receitou.');
    expect(diary.textContent).not.toContain('Contado em');
    expect(diary.className).not.toContain('print:hidden');
    await userEvent.click(await switchOf(TITLE));
    await waitFor(() => expect(screen.queryByText(/Lamotrigina/)).toBeNull());
    expect(removedNow()).toEqual([[], ['medication-diary']]);
  });

  it('is not offered in a record without medicines', async () => {
    openWith(0);
    await switchOf('Medicação');
    expect(screen.queryByText(TITLE, { exact: false })).toBeNull();
  });
});
