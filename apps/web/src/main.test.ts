// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

const calls = vi.hoisted(() => [] as string[]);

vi.mock('./app/router.tsx', () => ({ Screens: () => null, loadScreenAt: () => Promise.resolve({}) }));
vi.mock('./app/start/app.tsx', () => ({ App: () => null }));
vi.mock('./app/start/composition-keys.ts', () => ({ hideCompositionKeys: () => void calls.push('composition keys') }));
vi.mock('./lib/page/on-back.ts', () => ({ followHistory: () => void calls.push('history') }));
// The start waits for the device from here on.
vi.mock('./platform/this-device.ts', () => ({ openDevice: () => new Promise(() => undefined) }));

afterEach(() => void document.body.replaceChildren());

it('the start of the app hides the keys of input methods before it adds other listeners', async () => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  await import('./main.tsx');
  expect(calls).toEqual(['composition keys', 'history']);
});
