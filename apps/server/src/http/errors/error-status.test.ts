import { ERROR_TEXTS, isErrorCode } from '@alento/domain/errors/catalogue';
import { expect, it } from 'vitest';
import { statusOf } from './error-status.ts';

it('the map of error codes has a status from 400 to 599 for every code', () => {
  const statuses = Object.keys(ERROR_TEXTS).filter(isErrorCode).map(statusOf);
  expect(statuses.filter((status) => !(status >= 400 && status <= 599))).toEqual([]);
});
