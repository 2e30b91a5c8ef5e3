import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TABLE = readFileSync(join(ROOT, 'docs/specification-texts.md'), 'utf8');

type Row = { text: string; source: string; place: string };

const rows: Row[] = TABLE.split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Text |'))
  .map((line) => {
    const [text = '', source = '', place = ''] = line.slice(2, -2).split(' | ');
    return { text, source, place };
  });

const COMES_LATER = /^(issue [5-9]|later: (payments|native updates|account deletion))$/;
const STANDS_IN = /^`([^`]+)` `([^`]+)`$/;
/** Placeholders: {date}, and the N, X and Y of the specification. */
const PLACEHOLDER = /\{\w+\}|(?<!\p{L})[NXY](?!\p{L})/u;

const withoutComments = (source: string): string => source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/**
 * Whether the code contains the text as a string. If the text has placeholders, its fixed parts have to occur in order.
 */
function holds(code: string, text: string): boolean {
  if (!PLACEHOLDER.test(text))
    return ["'", '"', '`'].some((quote) => code.includes(`${quote}${text}${quote}`)) || isKey(code, text);
  const escaped = text
    .split(new RegExp(PLACEHOLDER, 'gu'))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join('\\$\\{[^}]+\\}')).test(code);
}

/** Whether the text is a key of an object literal in the code. Keys have no quotes. */
const isKey = (code: string, text: string): boolean => /^[a-z]+$/.test(text) && new RegExp(`\\b${text}:`).test(code);

/** Maximum number of characters between an identifier and its text. */
const NEAR = 600;

/**
 * The code from the first occurrence of `identifier` on. For `copy.title` it is the code from the first `title` after
 * `copy` on.
 */
function codeFrom(path: string, identifier: string): string | null {
  let code: string | null = withoutComments(readFileSync(join(ROOT, path), 'utf8'));
  for (const name of identifier.split('.')) {
    const at: RegExpExecArray | null = new RegExp(`\\b${name}\\b`).exec(code ?? '');
    code = at && code ? code.slice(at.index) : null;
  }
  return code;
}

/** A placeholder as it appears in a template literal. */
const FILLED = `$\{value}`;

describe('holds() and withoutComments()', () => {
  it('find a text with placeholders by its fixed parts', () => {
    expect(holds(`updated: (date) => \`Atualizada em ${FILLED}\``, 'Atualizada em {date}')).toBe(true);
    expect(holds(`updated: (date) => \`Mudada em ${FILLED}\``, 'Atualizada em {date}')).toBe(false);
    expect(holds(`step: \`Passo ${FILLED} de ${FILLED}\``, 'Passo X de Y')).toBe(true);
    expect(holds("step: 'Passo X de Y'", 'Passo X de Y')).toBe(false);
  });

  it('remove the texts in comments', () => {
    expect(withoutComments("/** 'Ver menos' */\nconst a = 1; // 'b'\n// 'c'")).toBe("\nconst a = 1; // 'b'\n");
  });
});

describe('table of the specification’s texts', () => {
  it('lists every text once', () => {
    const stated = Number(/The table has (\d+) rows/.exec(TABLE)?.[1]);
    expect(rows).toHaveLength(stated);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    // Number of texts in the specification. The specification doesn't change.
    expect(rows.length).toBeGreaterThanOrEqual(172);
  });

  it.each(rows)('contains the place of “$text”: $place', ({ text, source, place }) => {
    expect(source).toMatch(/^(core|companion) §\d(, (core|companion) §\d)*$/);
    const [, path = '', identifier = ''] = STANDS_IN.exec(place) ?? [];
    if (path === '') {
      expect(place).toMatch(COMES_LATER);
      return;
    }
    expect(existsSync(join(ROOT, path)), `${path} exists`).toBe(true);
    const code = codeFrom(path, identifier);
    expect(code, `${path} names ${identifier}`).not.toBeNull();
    const parts = text.split(' · ');
    const near = parts.length > 1 ? code : code?.slice(0, NEAR + text.length);
    for (const part of parts) expect(holds(near ?? '', part), `${path} holds «${part}»`).toBe(true);
  });
});
