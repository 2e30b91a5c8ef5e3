import { expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const NONE = { maxEntries: 0 };

it('parseJson refuses text that is no JSON', () => {
  expect(parseJson('[1, "a,b"]', NONE)).toEqual({ ok: true, json: [1, 'a,b'] });
  for (const text of ['[1,]', '{"a":', '', '["a\u0000"]']) {
    expect(parseJson(text, NONE)).toEqual({ ok: false, code: 'FILE_UNREADABLE' });
  }
});

it('parseJson refuses more values than a diary of the allowed size has, without counting what is in texts', () => {
  const values = `[${'1,'.repeat(100_000)}1]`;
  expect(parseJson(values, NONE)).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' });
  expect(parseJson(values, { maxEntries: 1 })).toMatchObject({ ok: true });
  expect(parseJson(`["\\"${',[{'.repeat(100_000)}"]`, NONE)).toMatchObject({ ok: true });
  expect(parseJson('['.repeat(200_000), NONE)).toEqual({ ok: false, code: 'FILE_TOO_COMPLEX' });
  expect(parseJson('['.repeat(90_000), NONE)).toEqual({ ok: false, code: 'FILE_UNREADABLE' });
});
