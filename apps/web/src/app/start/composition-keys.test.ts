// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hideCompositionKeys } from './composition-keys.ts';

it('hideCompositionKeys() lets no handler see keys of an input method, and all see other keys', () => {
  hideCompositionKeys();
  const field = document.body.appendChild(document.createElement('textarea'));
  const handler = vi.fn();
  for (const target of [window, document, field]) {
    target.addEventListener('keydown', handler, true);
    target.addEventListener('keydown', handler);
  }
  for (const key of ['Enter', 'Escape', 'a']) {
    // Other browsers, and Safari.
    expect(fireEvent.keyDown(field, { key, isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(field, { key, keyCode: 229 })).toBe(true);
  }
  expect(handler).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(handler).toHaveBeenCalledTimes(6);
  field.remove();
});
