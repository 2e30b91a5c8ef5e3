// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useBlockInterruptions } from '../../lib/page/block-interruptions.ts';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { pageReload } from '../../platform/page-reload.ts';
import { lazyPart } from './lazy-part.tsx';

type Props = { name: string; onClose: () => void };

const load = vi.fn<() => Promise<ComponentType<Props>>>();
let Part: ComponentType<Props>;

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && <Part name="Chegou" onClose={() => setOpen(false)} />}
    </main>
  );
}

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  load.mockReset();
  Part = lazyPart(load);
  render(<Opener />);
});

it('lazyPart() starts loading at the press, keeps the press, and leaves the pressed button in the page', async () => {
  const code = Promise.withResolvers<ComponentType<Props>>();
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

/** Presses the button of a part whose code can't be loaded, and the button that loads it again. */
async function failTwice() {
  const reload = vi.spyOn(pageReload, 'begin').mockReturnValue(true);
  load.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  press('Abrir');
  await act(async () => undefined);
  expect(reload).not.toHaveBeenCalled();
  await act(async () => press('Tentar novamente'));
  return reload;
}

it('lazyPart() reloads the page if its code can’t be loaded again, because the browser may keep the failure', async () => {
  expect(await failTwice()).toHaveBeenCalledTimes(1);
});

it.each([
  ['without a network', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  [
    'while the crisis card, a conversation by voice or the lock is open',
    () => renderHook(() => useBlockInterruptions(true)),
  ],
  ['while there is unsaved work', () => renderHook(() => useUnsavedWork(true))],
])('lazyPart() does not reload the page %s', async (_, begin) => {
  begin();
  expect(await failTwice()).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('lazyPart() closes its message and the part, and loads the code again at the next press', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValueOnce(({ name }) => <p>{name}</p>);
  press('Abrir');
  await act(async () => undefined);
  press('Fechar');
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => press('Abrir'));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Chegou')).toBeTruthy();
});

it('lazyPart() says nothing while a part that stays mounted is closed, and loads the code again when it opens', async () => {
  const Layer = lazyPart<{ open: boolean; onClose: () => void }>(
    vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValueOnce(() => <p>Chegou</p>),
    { isOpen: ({ open }) => open },
  );
  const onClose = vi.fn();
  const { rerender } = render(<Layer open onClose={onClose} />);
  await screen.findByRole('alert');
  press('Fechar');
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<Layer open={false} onClose={onClose} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Layer open onClose={onClose} />);
  await screen.findByText('Chegou');
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
