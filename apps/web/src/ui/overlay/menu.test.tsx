// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withSizes } from '../../testing/observers.ts';
import { Menu, MenuChoice, MenuItem } from './menu.tsx';

withSizes();
const onChange = vi.fn();
beforeEach(() => {
  onChange.mockReset();
  render(
    <main>
      <Menu trigger={<button type="button">Registrar</button>}>
        <MenuItem>Agora</MenuItem>
        <MenuChoice
          label="Humor"
          value="bem"
          options={[
            { value: 'bem', label: 'Bem' },
            { value: 'mal', label: 'Mal' },
          ]}
          onChange={onChange}
        />
      </Menu>
    </main>,
  );
});

it('Menu keeps its button, with the focus, until its code has arrived, and then opens', async () => {
  const button = screen.getByRole('button', { name: 'Registrar' });
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(screen.getByRole('button', { name: 'Registrar' })).toBe(button);
  expect(document.activeElement).toBe(button);
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('menuitem', { name: 'Agora' })).toBeTruthy();
});

it('Menu focuses its first item if a key opened it', async () => {
  const button = screen.getByRole('button', { name: 'Registrar' });
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await act(() => vi.dynamicImportSettled());
  expect(document.activeElement).toBe(await screen.findByRole('menuitem', { name: 'Agora' }));
});

it('Menu has choices, of which one is checked, and reports another one', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Registrar' }));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('group', { name: 'Humor' })).toBeTruthy();
  const checked = screen.getAllByRole('menuitemradio').map((item) => item.getAttribute('aria-checked'));
  expect(checked).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Mal' }));
  expect(onChange.mock.calls).toEqual([['mal']]);
  expect(screen.queryByRole('menu')).toBeNull();
});
