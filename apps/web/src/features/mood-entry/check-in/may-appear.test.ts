// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { isCalm, isQuietPath } from './may-appear.ts';

afterEach(() => {
  document.body.innerHTML = '';
  crisis.close();
});

describe('where the popup stays away', () => {
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

describe('when the popup stays away', () => {
  it('is calm on a page at rest, with focus on a button too', () => {
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
  ])('not beside %s', (html) => {
    document.body.innerHTML = html;
    expect(isCalm()).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<p contenteditable="true" tabindex="0"></p>'])(
    'not while somebody writes in %s',
    (html) => {
      document.body.innerHTML = html;
      expect(isCalm()).toBe(true);
      (document.body.firstElementChild as HTMLElement).focus();
      expect(isCalm()).toBe(false);
    },
  );

  it('not over the crisis card', () => {
    crisis.raise({ source: 'score', kind: null, about: 'self' });
    expect(isCalm()).toBe(false);
  });
});
