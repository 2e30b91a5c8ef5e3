// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withNativeDialogs } from '../../../testing/native-dialogs.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { MedicineDialog } from './medicine-dialog.tsx';

withMember('ana');
withNativeDialogs();

const ADD = 'POST /medications';
const CHANGE = 'PUT /medications/{id}';
const STORED = { id: 'c', name: '', dose: '', times: [], reminds: false, since: '2026-03-01', endedOn: null };
const open = () => draw(<MedicineDialog onClose={cleanup} />);

/** Tries to add Sertralina, which the server may have stored, closes the dialog and opens it again. */
async function reopenUnanswered(): Promise<void> {
  server.refuse(ADD, 500, 'INTERNAL');
  open();
  await userEvent.type(await screen.findByLabelText('Nome'), 'Sertralina');
  await press('Adicionar');
  await screen.findByText(/^Algo/);
  await press('Fechar');
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Nome')).value).toBe('Sertralina');
}

/** Adds the medicine, and returns the number of keys that all attempts had. */
async function add(): Promise<number> {
  const before = server.calls(ADD).length;
  server.answer(ADD, ({ body: { name } }) => ({ ...STORED, name }));
  await press('Adicionar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls(ADD)).toHaveLength(before + 1);
  return new Set(server.calls(ADD).map(({ headers }) => headers.get('Idempotency-Key'))).size;
}

it('repeats an unanswered creation under its key when the dialog is opened again', async () => {
  await reopenUnanswered();
  expect(await add()).toBe(1);
  expect(server.calls(CHANGE)).toEqual([]);
});

it('corrects what it may have stored if more was entered since', async () => {
  server.answer(CHANGE, ({ body: { name } }) => ({ ...STORED, name }));
  await reopenUnanswered();
  await userEvent.type(screen.getByLabelText('Dose'), '50 mg');
  expect(await add()).toBe(1);
  expect(server.calls(CHANGE).map(({ body }) => body)).toMatchObject([{ name: 'Sertralina', dose: '50 mg' }]);
});

it('repeats it under its key after the draft was discarded and brought back', async () => {
  await reopenUnanswered();
  await press('Descartar');
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await add()).toBe(1);
});

it.each([
  ['was discarded', () => press('Descartar')],
  ['gets another name', () => userEvent.clear(screen.getByLabelText('Nome'))],
])('creates another medicine under a key of its own if the draft %s', async (_, change) => {
  await reopenUnanswered();
  await change();
  await userEvent.type(screen.getByLabelText('Nome'), 'Melatonina');
  expect(await add()).toBe(2);
  expect(server.calls(CHANGE)).toEqual([]);
});
