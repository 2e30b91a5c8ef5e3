// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageReload } from '../../platform/page-reload.ts';
import { lazyPart } from './lazy-part.tsx';

const load = vi.fn<() => Promise<ComponentType<{ name: string }>>>();
let Part: ComponentType<{ name: string }>;

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <Part name="Chegou" />}
    </main>
  );
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  load.mockReset();
  Part = lazyPart(load);
  render(<Opener />);
});
afterEach(cleanup);

it('lazyPart() starts loading at the press, keeps the press, and leaves the pressed button in the page', async () => {
  const code = Promise.withResolvers<ComponentType<{ name: string }>>();
  load.mockReturnValue(code.promise);
  const button = screen.getByRole('button', { name: 'Abrir' });
  expect(load).not.toHaveBeenCalled();
  press('Abrir');
  press('Abrir');
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getAllByRole('button')).toEqual([button]);
  await act(async () => code.resolve(({ name }) => <p>{name}</p>));
  expect(screen.getByText('Chegou')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Abrir' })).toBe(button);
});

it('lazyPart() says that its code can’t be loaded, keeps the screen, and loads it again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(({ name }) => <p>{name}</p>);
  press('Abrir');
  await act(async () => undefined);
  expect(screen.getByRole('alert').textContent).toContain('Não foi possível abrir agora.');
  expect(screen.getByRole('button', { name: 'Abrir' })).toBeTruthy();
  await act(async () => press('Tentar novamente'));
  expect(screen.getByText('Chegou')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lazyPart() reloads the page if its code can’t be loaded again, because the browser may keep the failure', async () => {
  const reload = vi.spyOn(pageReload, 'begin').mockReturnValue(true);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  press('Abrir');
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => press('Tentar novamente'));
  expect(reload).toHaveBeenCalledTimes(1);
  reload.mockRestore();
});

it('lazyPart() renders at once when its code is already loaded', async () => {
  load.mockResolvedValue(({ name }) => <p>{name}</p>);
  press('Abrir');
  await act(async () => undefined);
  cleanup();
  render(<Opener />);
  press('Abrir');
  expect(screen.getByText('Chegou')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});
