import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Finds the dialog and waits until it reacts to clicks and keys, which is a moment after it becomes visible. */
export async function readyDialog(name?: string, role: 'dialog' | 'alertdialog' = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, name === undefined ? {} : { name });
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
}
