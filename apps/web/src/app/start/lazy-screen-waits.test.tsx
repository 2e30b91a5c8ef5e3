// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LazyScreen, type ScreenFile } from './lazy-screen.tsx';

it.each([
  ['at once, while React holds the suspended render', 0],
  ['20 ms later, after React has left the suspended render', 20],
])('LazyScreen keeps the previous screen until the code arrives %s, without an error', async (_title, milliseconds) => {
  const file = Promise.withResolvers<ScreenFile>();
  const load = () => file.promise;
  let goOn: () => void = () => undefined;
  function Screens() {
    const [isNext, setNext] = useState(false);
    goOn = () => startTransition(() => setNext(true));
    return isNext ? <LazyScreen load={load} /> : 'A tela anterior';
  }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  );
  // As in the app, React renders by itself and not within act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  goOn();
  if (milliseconds > 0) await new Promise((later) => setTimeout(later, milliseconds));
  expect(screen.getByText('A tela anterior')).toBeTruthy();
  file.resolve({ Component: () => 'A tela seguinte' });
  await vi.waitFor(() => expect(document.body.textContent).toBe('A tela seguinte'));
  expect(errors.mock.calls).toEqual([]);
});
