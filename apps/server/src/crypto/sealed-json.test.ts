import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log/log.ts';
import { type SealContext, seal, type UserKey } from './seal.ts';
import { olderForm, SealedJsonError, sameUnversioned, sealedJson } from './sealed-json.ts';

const KEY = createSecretKey(Buffer.alloc(32, 1)) as UserKey;
const ROW = 'ana/1';
const PLACE = { table: 'diaries', column: 'page' };
const CONTEXT: SealContext = { ...PLACE, rowId: ROW };

const First = z.strictObject({ words: z.string() });
const Second = z.strictObject({ lines: z.array(z.string()) });
const Third = z.strictObject({ lines: z.array(z.string()), mood: z.int().nullable() });
const firstToSecond = olderForm(First, ({ words }): z.infer<typeof Second> => ({ lines: words.split('\n') }));
const secondToThird = olderForm(Second, (page): z.infer<typeof Third> => ({ ...page, mood: null }));

const FIRST = sealedJson({ ...PLACE, version: 1, schema: First, older: [sameUnversioned(First)] });
const SECOND = sealedJson({ ...PLACE, version: 2, schema: Second, older: [sameUnversioned(First), firstToSecond] });
const THIRD = sealedJson({
  ...PLACE,
  version: 3,
  schema: Third,
  older: [sameUnversioned(First), firstToSecond, secondToThird],
});

const raw = (text: string) => seal(KEY, CONTEXT, text);
const failure = (run: () => unknown): SealedJsonError => {
  try {
    run();
  } catch (error) {
    if (error instanceof SealedJsonError) return error;
    throw error;
  }
  throw new Error('It opened');
};

it('sealedJson upgrades documents of every older version and documents without a version', () => {
  expect(THIRD.open(KEY, ROW, raw('{"words":"a\\nb"}'))).toEqual({ lines: ['a', 'b'], mood: null });
  expect(THIRD.open(KEY, ROW, FIRST.seal(KEY, ROW, { words: 'a\nb' }))).toEqual({ lines: ['a', 'b'], mood: null });
  expect(THIRD.open(KEY, ROW, SECOND.seal(KEY, ROW, { lines: ['a'] }))).toEqual({ lines: ['a'], mood: null });
  expect(THIRD.open(KEY, ROW, THIRD.seal(KEY, ROW, { lines: [], mood: 4 }))).toEqual({ lines: [], mood: 4 });
});

it('sealedJson decrypts padded and unpadded texts', () => {
  expect(FIRST.open(KEY, ROW, raw(`{"words":"a"}${' '.repeat(300)}`))).toEqual({ words: 'a' });
});

it('sealedJson doesn’t decrypt a document of another table, column or row', () => {
  const sealed = FIRST.seal(KEY, ROW, { words: 'a' });
  expect(() => FIRST.open(KEY, 'ana/2', sealed)).toThrow();
  const elsewhere = sealedJson({
    ...PLACE,
    column: 'cover',
    version: 1,
    schema: First,
    older: [sameUnversioned(First)],
  });
  expect(() => elsewhere.open(KEY, ROW, sealed)).toThrow();
});

const SECRET = 'segredo';
it.each([
  ['text that is not JSON', SECRET, 'diaries.page, version 3: not JSON'],
  [
    'a field of another type',
    `{"version":3,"lines":"${SECRET}","mood":null}`,
    'diaries.page, version 3: not of its schema',
  ],
  ['an unknown field', `{"version":2,"lines":[],"${SECRET}":1}`, 'diaries.page, version 2: not of its schema'],
  [
    'a document of a later schema without a version',
    `{"lines":["${SECRET}"]}`,
    'diaries.page, version 0: not of its schema',
  ],
  ['an unknown later version', `{"version":4,"lines":["${SECRET}"]}`, 'diaries.page, version 4: unknown version'],
  ['an invalid version', `{"version":"${SECRET}","words":"a"}`, 'diaries.page, version 0: not of its schema'],
  ['a value that is not an object', `["${SECRET}"]`, 'diaries.page, version 0: not of its schema'],
])('sealedJson throws an error that names the column but not the content for %s', (_, text, message) => {
  const error = failure(() => THIRD.open(KEY, ROW, raw(text)));
  expect(error.message).toBe(message);
  const logged: string[] = [];
  createLog('error', { write: (line) => void logged.push(line) }).error({ err: error }, 'unexpected error');
  expect(logged.join('')).toContain(message);
  expect(`${logged.join('')}${JSON.stringify(error)}${error.stack}${String(error.cause)}`).not.toContain(SECRET);
});

it('sealedJson refuses to encrypt a value that doesn’t match the schema', () => {
  const error = failure(() => THIRD.seal(KEY, ROW, { lines: [SECRET], mood: Number.NaN }));
  expect(error.message).toBe('diaries.page, version 3: not of its schema');
});

it('sealedJson requires a schema for each earlier version', () => {
  expect(() => sealedJson({ ...PLACE, version: 2, schema: Second, older: [sameUnversioned(First)] })).toThrow(
    'diaries.page needs the forms of its versions 0 to 1',
  );
});
