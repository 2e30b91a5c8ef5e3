// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useBlockInterruptions } from '../../lib/page/block-interruptions.ts';
import { useUnsavedWork } from '../../lib/page/unsaved-work.ts';
import { crisis } from '../crisis/crisis.ts';
import { isQuietPath, mayInterrupt, mustGiveWay } from './may-interrupt.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  crisis.close();
});

it.each([
  ['/chat', true],
  ['/chat/sessions', true],
  ['/chatice', false],
  ['/registrar', true],
  ['/registrar-lote', true],
  ['/ajuda', true],
  ['/avaliacoes', true],
  ['/plano-de-seguranca', true],
  ['/home', false],
  ['/historico', false],
  ['/conteudos/sono', false],
])('isQuietPath returns for the path %s the value %s', (path, quiet) => {
  expect(isQuietPath(path)).toBe(quiet);
});

describe('mayInterrupt', () => {
  it('returns true if no field has the focus, even if a button has it', () => {
    document.body.innerHTML = '<main><button>a</button></main>';
    document.querySelector('button')?.focus();
    expect(mayInterrupt()).toBe(true);
  });

  it.each([
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<div role="menu"></div>',
    '<div role="listbox"></div>',
    '<dialog open></dialog>',
  ])('returns false if the page contains %s', (html) => {
    document.body.innerHTML = html;
    expect(mayInterrupt()).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true" tabindex="0"></p>'])(
    'returns false while the person types in %s',
    (html) => {
      document.body.innerHTML = html;
      expect(mayInterrupt()).toBe(true);
      (document.body.firstElementChild as HTMLElement).focus();
      expect(mayInterrupt()).toBe(false);
    },
  );

  it('returns false while the crisis card is open', () => {
    crisis.raise({ source: 'score', kind: null, about: 'self' });
    expect(mayInterrupt()).toBe(false);
  });

  it('returns false while there is unsaved work', () => {
    renderHook(() => useUnsavedWork(true));
    expect(mayInterrupt()).toBe(false);
  });

  it('returns false during a conversation by voice and in front of the lock', () => {
    renderHook(() => useBlockInterruptions(true));
    expect(mayInterrupt()).toBe(false);
  });
});

it('mustGiveWay returns true for what an open layer must not cover, and false for another dialog or a field', () => {
  document.body.innerHTML = '<div role="dialog"></div><input>';
  document.querySelector('input')?.focus();
  expect(mustGiveWay()).toBe(false);
  crisis.raise({ source: 'score', kind: null, about: 'self' });
  expect(mustGiveWay()).toBe(true);
  crisis.close();
  renderHook(() => useBlockInterruptions(true));
  expect(mustGiveWay()).toBe(true);
});
