// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
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
const open = () => draw(<MedicineDialog onClose={cleanup} />);

it('sends the same key again after a failure that may have stored it, if the dialog is opened anew', async () => {
  server.refuse(ADD, 500, 'INTERNAL');
  open();
  await userEvent.type(await screen.findByLabelText('Nome'), 'Sertralina');
  await press('Adicionar');
  await waitFor(() => expect(server.calls(ADD)).not.toHaveLength(0));
  await screen.findByText(/^Algo/);
  await press('Fechar');
  const sent = server.calls(ADD).length;
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Nome')).value).toBe('Sertralina');
  await press('Adicionar');
  await waitFor(() => expect(server.calls(ADD).length).toBeGreaterThan(sent));
  expect(new Set(server.calls(ADD).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
});
