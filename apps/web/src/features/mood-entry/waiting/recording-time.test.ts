// @vitest-environment jsdom
import { DAY_MS } from '@alento/domain/time/local-date';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const NOW = Date.parse('2026-11-14T11:00:00Z');
const DEVICE = 'Registrar com a hora do aparelho';
const RIGHT = 'Registrar com a hora certa';

/** An app that has just been started, with a clock that differs by so much from the server's. */
async function start(skewMs: number) {
  vi.resetModules();
  (await import('../../../lib/time/clock.ts')).setClock(() => NOW);
  const { compareClock } = await import('../../../lib/time/clock-skew.ts');
  compareClock(new Date(NOW + skewMs).toUTCString(), NOW);
  return import('./recording-time.ts');
}

beforeEach(() => {
  document.body.replaceChildren();
});
afterEach(() => vi.doUnmock('./clock-question.tsx'));

it('a device that is about right records with its own time, without a question', async () => {
  const { recordingShift } = await start(60_000);
  expect(await recordingShift()).toBe(0);
});

it('a device whose clock is behind causes one question, and its own time can be chosen', async () => {
  const { recordingShift } = await start(2 * DAY_MS);
  const shifts = [recordingShift(), recordingShift()];
  fireEvent.click(await screen.findByRole('button', { name: DEVICE }));
  expect(await Promise.all(shifts)).toEqual([0, 0]);
  expect(await recordingShift()).toBe(0);
});

it('a device whose clock is ahead can only record with the right time, because the server refuses the future', async () => {
  const { recordingShift } = await start(-2 * DAY_MS);
  const shift = recordingShift();
  const button = await screen.findByRole('button', { name: RIGHT });
  expect(screen.queryByRole('button', { name: DEVICE })).toBeNull();
  fireEvent.click(button);
  expect(await shift).toBe(-2 * DAY_MS);
});

it('the right time is taken without a question if the question’s code can’t be loaded', async () => {
  vi.doMock('./clock-question.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  const { recordingShift } = await start(2 * DAY_MS);
  expect(await recordingShift()).toBe(2 * DAY_MS);
});
