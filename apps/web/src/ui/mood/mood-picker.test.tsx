// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { fakeShell, runInShell } from '../../testing/fake-shell.ts';
import { MoodPicker } from './mood-picker.tsx';

const setUp = () => {
  const onChoose = vi.fn();
  render(<MoodPicker label="Escolha seu humor" chosen={null} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
};

describe('MoodPicker', () => {
  it('moves the focus with arrow keys, Home and End without choosing a face', async () => {
    const { onChoose, user } = setUp();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Muito mal' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Neutro' }));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Excelente' }));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Muito mal' }));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('chooses a face with Enter, Space or a click', async () => {
    const { onChoose, user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}{Enter}');
    await user.keyboard('{ArrowRight} ');
    await user.click(screen.getByRole('radio', { name: 'Excelente' }));
    expect(onChoose.mock.calls).toEqual([[1], [2], [5]]);
  });

  it('vibrates when a face is chosen', async () => {
    const fake = fakeShell();
    const restore = runInShell(fake);
    const { user } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(fake.calls.vibrate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    expect(fake.calls.vibrate.mock.calls).toEqual([['choice']]);
    restore();
  });

  it('has one tab stop', async () => {
    const { user } = setUp();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(document.body);
  });
});
