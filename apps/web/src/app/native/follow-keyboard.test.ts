// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { fakeShell } from '../../testing/fake-shell.ts';
import { followKeyboard } from './follow-keyboard.ts';

const root = document.createElement('div');
const covered = (): string => root.style.getPropertyValue('--keyboard-height');

function resize(height: number, width = 400): void {
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('innerWidth', width);
  window.dispatchEvent(new Event('resize'));
}

function opened() {
  const fake = fakeShell();
  resize(800);
  return { fake, stop: followKeyboard(fake.shell, root) };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('followKeyboard reserves the height of a keyboard that covers the page, as on iOS', () => {
  const { fake, stop } = opened();
  expect(root.dataset.keyboard).toBeUndefined();
  fake.keyboard.send(300);
  expect([covered(), root.dataset.keyboard]).toEqual(['300px', '']);
  fake.keyboard.send(0);
  expect([covered(), root.dataset.keyboard]).toEqual(['', undefined]);
  stop();
});

it.each(['before', 'after'])(
  'followKeyboard reserves nothing if the system makes the page smaller %s the event',
  (order) => {
    const { fake, stop } = opened();
    if (order === 'before') resize(500);
    fake.keyboard.send(300);
    if (order === 'after') resize(500);
    expect([covered(), root.dataset.keyboard]).toEqual(['0px', '']);
    stop();
    expect(root.dataset.keyboard).toBeUndefined();
  },
);

it('followKeyboard measures anew after a rotation', () => {
  const { fake, stop } = opened();
  resize(400, 800);
  fake.keyboard.send(200);
  expect(covered()).toBe('200px');
  stop();
});

it('followKeyboard scrolls the field with the focus into view', async () => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  const { fake, stop } = opened();
  const field = document.body.appendChild(document.createElement('textarea'));
  const scrolled = vi.fn();
  field.scrollIntoView = scrolled;
  field.focus();
  fake.keyboard.send(300);
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' }));
  stop();
});
