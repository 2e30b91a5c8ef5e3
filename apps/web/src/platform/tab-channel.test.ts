// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openChannel } from './tab-channel.ts';

it('there is no channel between tabs where the browser has none or refuses it, as with blocked cookies', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel('a')).toBeNull();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openChannel('a')).toBeNull();
});
