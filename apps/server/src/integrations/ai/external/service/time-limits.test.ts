import { expect, it } from 'vitest';
import { readConfig } from '../../../../config.ts';
import { isNear, timeLimitsOf } from './time-limits.ts';

it.each([
  'http://localhost:11434/v1',
  'http://127.0.0.1:11434/v1',
  'http://[::1]:11434/v1',
  'http://192.168.0.7:11434/v1',
  'http://10.1.2.3/v1',
  'http://172.16.0.1/v1',
  'http://[fd00::1]/v1',
  'http://100.64.0.9/v1',
  'http://ollama:11434/v1',
  'http://casa.local/v1',
])('%s is near: a model there may run on a processor', (address) => {
  expect(isNear(address)).toBe(true);
  expect(timeLimitsOf({ AI_BASE_URL: address })).toEqual({ firstToken: 60, reply: 100 });
});

it.each([
  'https://ia.exemplo/v1',
  'https://8.8.8.8/v1',
  'https://[2001:4860:4860::8888]/v1',
  'https://localhost.ia.io/v1',
])('%s isn’t near', (address) => {
  expect(isNear(address)).toBe(false);
  expect(timeLimitsOf({ AI_BASE_URL: address })).toEqual({ firstToken: 15, reply: 60 });
});

it('configured timeouts replace the defaults, which fit to them', () => {
  const AI_BASE_URL = 'https://ia.exemplo/v1';
  expect(timeLimitsOf({ AI_BASE_URL, AI_FIRST_TOKEN_SECONDS: 80 })).toEqual({ firstToken: 80, reply: 80 });
  expect(timeLimitsOf({ AI_BASE_URL, AI_REPLY_SECONDS: 10 })).toEqual({ firstToken: 10, reply: 10 });
  expect(timeLimitsOf({ AI_BASE_URL, AI_FIRST_TOKEN_SECONDS: 5, AI_REPLY_SECONDS: 20 })).toEqual({
    firstToken: 5,
    reply: 20,
  });
});

it('the configuration refuses timeouts that contradict each other or the limits', () => {
  expect(readConfig({ AI_FIRST_TOKEN_SECONDS: '20', AI_REPLY_SECONDS: '100' }).AI_REPLY_SECONDS).toBe(100);
  expect(() => readConfig({ AI_REPLY_SECONDS: '101' })).toThrow('AI_REPLY_SECONDS');
  expect(() => readConfig({ AI_FIRST_TOKEN_SECONDS: '0' })).toThrow('AI_FIRST_TOKEN_SECONDS');
  expect(() => readConfig({ AI_FIRST_TOKEN_SECONDS: '2.5' })).toThrow('AI_FIRST_TOKEN_SECONDS');
  expect(() => readConfig({ AI_FIRST_TOKEN_SECONDS: '30', AI_REPLY_SECONDS: '20' })).toThrow(
    'at most AI_REPLY_SECONDS',
  );
});
