import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { narrativeOf, validText } from './narrative.ts';
import { textOfXhtml } from './xhtml.harness.ts';

const xhtmlOf = (...texts: string[]): string => narrativeOf('additional', texts).div;

describe('validText()', () => {
  it.each([
    ['a\u0000b\u0007c', 'abc'],
    ['a\u0085b\u007fc', 'abc'],
    ['um\r\ndois\rtrês\n', 'um\ndois\ntrês'],
    ['\ta\tb ', 'a\tb'],
    ['a\ud83dz', 'a\ufffdz'],
    ['😮‍💨', '😮‍💨'],
    ['a\uffff', 'a'],
    [' \u0000\n ', ''],
  ])('makes of %j %j', (text, expected) => {
    expect(validText(text)).toBe(expected);
  });
});

describe('narrativeOf()', () => {
  it('makes a paragraph of each text and at each empty line, and a line of each line', () => {
    expect(xhtmlOf('um\ndois\n \ntrês', 'quatro')).toContain('<p>um<br/>dois</p><p>três</p><p>quatro</p>');
  });

  it('adds a table', () => {
    const table = { columns: ['A', 'B & C'], rows: [['1', '<2>']] };
    expect(narrativeOf('generated', ['x'], table).div).toContain(
      '<table><thead><tr><th>A</th><th>B &amp; C</th></tr></thead><tbody><tr><td>1</td><td>&lt;2&gt;</td></tr></tbody></table>',
    );
    expect(narrativeOf('generated', ['x'], { columns: ['A'], rows: [] }).div).not.toContain('table');
  });

  it.each([[[]], [['']], [[' \n\u0000\n ', '']]])('throws without a text: %j', (texts) => {
    expect(() => narrativeOf('additional', texts)).toThrow(RangeError);
  });

  it('is well-formed for any text, and keeps each character that XML allows', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('<', '>', '&', '"', "'", '\n', ' ', ']]>', '<!--', '&amp;', '\ud800', '\u0001', 'á'),
      }),
    );
    fc.assert(
      fc.property(fc.array(text), (texts) => {
        const xhtml = xhtmlOf('início', ...texts);
        const validTexts = texts.map(validText).join('').replace(/\s+/g, '');
        expect(textOfXhtml(xhtml).replace(/\s+/g, '')).toBe(`início${validTexts}`);
      }),
    );
  });
});

describe('textOfXhtml()', () => {
  const root = '<div xmlns="http://www.w3.org/1999/xhtml" lang="pt-BR" xml:lang="pt-BR">';

  it.each([
    ['<div><p>a</p></div>', 'Attribute'],
    [`${root}<p>a</p>`, 'without an end'],
    [`${root}a & b</div>`, 'Not well-formed'],
    [`${root}<script>x</script></div>`, 'Element'],
    [`${root}a\u0001</div>`, 'forbids'],
  ])('refuses %s', (xhtml, error) => {
    expect(() => textOfXhtml(xhtml)).toThrow(error);
  });
});
