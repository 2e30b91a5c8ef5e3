// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { startTransition, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { LazyScreen, type ScreenFile } from './lazy-screen.tsx';

const file = Promise.withResolvers<ScreenFile>();
const load = () => file.promise;
let goOn: () => void = () => undefined;

function Screens() {
  const [isNext, setNext] = useState(false);
  goOn = () => startTransition(() => setNext(true));
  return isNext ? <LazyScreen load={load} /> : 'A tela anterior';
}

it('LazyScreen keeps the previous screen until the code of the next one has arrived, without an error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      <Screens />
    </MemoryRouter>,
  );
  // As in the app, React renders by itself and not within act().
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  goOn();
  await new Promise((later) => setTimeout(later, 20));
  expect(screen.getByText('A tela anterior')).toBeTruthy();
  file.resolve({ Component: () => 'A tela seguinte' });
  await vi.waitFor(() => expect(document.body.textContent).toBe('A tela seguinte'));
  expect(errors.mock.calls).toEqual([]);
});
