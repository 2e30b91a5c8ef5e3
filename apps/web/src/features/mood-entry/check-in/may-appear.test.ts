// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { isCalm, isQuietPath } from './may-appear.ts';

afterEach(() => {
  document.body.innerHTML = '';
  crisis.close();
});

describe('isQuietPath', () => {
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
  ])('returns for the path %s the value %s', (path, quiet) => {
    expect(isQuietPath(path)).toBe(quiet);
  });
});

describe('isCalm', () => {
  it('returns true if no field has the focus, even if a button has it', () => {
    document.body.innerHTML = '<main><button>a</button></main>';
    document.querySelector('button')?.focus();
    expect(isCalm()).toBe(true);
  });

  it.each([
    '<div role="dialog"></div>',
    '<div role="alertdialog"></div>',
    '<div role="menu"></div>',
    '<div role="listbox"></div>',
    '<dialog open></dialog>',
  ])('returns false if the page contains %s', (html) => {
    document.body.innerHTML = html;
    expect(isCalm()).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true" tabindex="0"></p>'])(
    'returns false while the person types in %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isCalm()).toBe(true);
      (document.body.firstElementChild as HTMLElement).focus();
      expect(isCalm()).toBe(false);
    },
  );

  it('returns false while the crisis card is open', () => {
    crisis.raise({ source: 'score', kind: null, about: 'self' });
    expect(isCalm()).toBe(false);
  });
});
