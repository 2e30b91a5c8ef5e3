// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { isCalm, isQuietPath } from './may-appear.ts';

afterEach(() => {
  document.body.innerHTML = '';
  crisis.close();
});

describe('screens without the popup', () => {
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
  ])('%s: %s', (path, quiet) => {
    expect(isQuietPath(path)).toBe(quiet);
  });
});

describe('the page is calm', () => {
  it('without focused input, also with a button focused', () => {
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
  ])('but not beside %s', (html) => {
    document.body.innerHTML = html;
    expect(isCalm()).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true" tabindex="0"></p>'])(
    'but not while somebody types in %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isCalm()).toBe(true);
      (document.body.firstElementChild as HTMLElement).focus();
      expect(isCalm()).toBe(false);
    },
  );

  it('but not while the crisis card is open', () => {
    crisis.raise({ source: 'score', kind: null, about: 'self' });
    expect(isCalm()).toBe(false);
  });
});
