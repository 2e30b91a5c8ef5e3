import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { errorKind, innerErrorKinds } from './error-kind.ts';

const WORDS = 'Chorei no banho ontem';
const coded = (code: unknown, error: Error = new Error(WORDS)) => Object.assign(error, { code });
const named = (name: string) => Object.assign(new Error(WORDS), { name });

it.each([
  [new TypeError(WORDS), 'TypeError'],
  [coded('ECONNREFUSED'), 'Error ECONNREFUSED'],
  [coded('23505'), 'Error 23505'],
  // The cause of drizzle's error is that of the driver.
  [new DrizzleQueryError(`select ${WORDS}`, [WORDS], coded('40P01')), 'Error 40P01'],
  [new Error(WORDS, { cause: coded('ETIMEDOUT', new TypeError(WORDS)) }), 'Error ETIMEDOUT'],
  [z.object({ id: z.string() }).safeParse({ id: 1 }).error, 'ZodError'],
  [new AggregateError([new TypeError(WORDS)], WORDS), 'AggregateError'],
  [WORDS, 'string'],
  [undefined, 'undefined'],
  [null, 'object'],
  // These names and codes don't have the usual format, so they could be a person's text.
  [coded(WORDS), 'Error'],
  [coded('chorei'), 'Error'],
  [coded(550), 'Error'],
  [named(WORDS), 'Error'],
])('errorKind returns name and code without the message for %o', (error, kind) => expect(errorKind(error)).toBe(kind));

it('errorKind terminates for an error that is its own cause', () => {
  const error = new Error(WORDS);
  error.cause = error;
  expect(errorKind(error)).toBe('Error');
});

it('innerErrorKinds counts the inner errors of an AggregateError by kind, including nested ones', () => {
  const errors = [
    coded('23503'),
    new TypeError(WORDS),
    coded('23503'),
    WORDS,
    new AggregateError([coded('ECONNRESET')]),
  ];
  expect(innerErrorKinds(new AggregateError(errors, WORDS))).toEqual({
    'Error 23503': 2,
    TypeError: 1,
    string: 1,
    'Error ECONNRESET': 1,
  });
});

it('innerErrorKinds returns undefined for an error without inner errors', () => {
  expect(innerErrorKinds(new Error(WORDS))).toBeUndefined();
  expect(innerErrorKinds(WORDS)).toBeUndefined();
  expect(innerErrorKinds(new AggregateError([]))).toBeUndefined();
});

it('innerErrorKinds terminates for an AggregateError that contains itself, and limits the number of kinds', () => {
  const error = new AggregateError([]);
  error.errors.push(error, new TypeError(WORDS));
  expect(innerErrorKinds(error)).toEqual({ TypeError: 1 });
  const many = new AggregateError(Array.from({ length: 50 }, (_, at) => coded(`E${at}`)));
  expect(innerErrorKinds(many)).toMatchObject({ 'Error E0': 1, others: 40 });
  expect(Object.keys(innerErrorKinds(many) ?? {})).toHaveLength(11);
});
