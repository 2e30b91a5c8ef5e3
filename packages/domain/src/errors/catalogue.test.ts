import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from './catalogue.ts';

describe('the error catalogue', () => {
  it('has no text twice', () => {
    const texts = Object.values(ERROR_TEXTS);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
});
