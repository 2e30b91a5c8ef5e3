// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SignOutButton } from './sign-out-button.tsx';

const code = vi.hoisted(() => ({ loads: 0, begun: 0 }));
vi.mock('./signing-out.tsx', async () => {
  code.loads += 1;
  const { useEffect } = await import('react');
  return {
    SigningOut: () => {
      useEffect(() => {
        code.begun += 1;
      }, []);
      return null;
    },
  };
});

it('SignOutButton loads its code before the press, so that it works without a network, and signs out at each press', async () => {
  render(<SignOutButton />);
  await waitFor(() => expect(code.loads).toBe(1));
  expect(code.begun).toBe(0);
  const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Sair' })));
  await press();
  expect(code.begun).toBe(1);
  await press();
  expect(code.begun).toBe(2);
});
