// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { emptyDevice, lay } from '../../../testing/device.ts';
import { updateMemory } from './update-memory.ts';

afterEach(emptyDevice);

const EMPTY = { skipped: null, failed: null, untold: null, applying: null };

it('updateMemory keeps what earlier writes stored', async () => {
  await updateMemory.write({ skipped: '1.1.0' });
  await updateMemory.write({ untold: '1.2.0' });
  expect(updateMemory.read()).toEqual({ ...EMPTY, skipped: '1.1.0', untold: '1.2.0' });
  await updateMemory.write({ untold: null });
  expect(updateMemory.read()).toEqual({ ...EMPTY, skipped: '1.1.0' });
});

it.each(['{', '7', 'null', '[]', '{"skipped":3}'])('updateMemory reads %s as nothing', async (stored) => {
  await lay({ appUpdates: stored });
  expect(updateMemory.read()).toEqual(EMPTY);
});
