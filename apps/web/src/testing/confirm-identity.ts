import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PASSWORD } from './passwords.ts';
import { readyDialog } from './ready-dialog.ts';
import { press } from './show.tsx';

/** Enters the password in "Confirme que é você", and presses the button with this name. */
export async function confirmIdentity(label: string): Promise<void> {
  await readyDialog('Confirme que é você');
  await userEvent.type(screen.getByLabelText('Sua senha'), PASSWORD);
  await press(label);
}
