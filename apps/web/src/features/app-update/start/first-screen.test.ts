// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { isScreenDrawn, isServerReachable } from './first-screen.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it.each([
  ['nothing', '', false],
  ['an empty screen', '<main> </main>', false],
  ['the loading screen', '<main data-starting>Carregando...</main>', false],
  ['the loading screen inside the layout', '<main><div data-starting>Carregando...</div></main>', false],
  ['the screen of a crash', '<main data-crashed><h1>Algo deu errado</h1></main>', false],
  ['a screen', '<main><h1>Início</h1></main>', true],
])('isScreenDrawn() for %s', (_, html, isDrawn) => {
  document.body.innerHTML = html;
  expect(isScreenDrawn()).toBe(isDrawn);
});

describe('isServerReachable()', () => {
  it('is true for any answer, also an error', async () => {
    server.answer('GET /health', { status: 'ok' });
    expect(await isServerReachable()).toBe(true);
    server.refuse('GET /health', 500, 'INTERNAL');
    expect(await isServerReachable()).toBe(true);
  });

  it('is false without an answer', async () => {
    server.fail('GET /health');
    expect(await isServerReachable()).toBe(false);
  });
});
