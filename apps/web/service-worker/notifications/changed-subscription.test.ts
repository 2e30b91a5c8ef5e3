import { expect, it, vi } from 'vitest';
import { renewSubscription } from './changed-subscription.ts';

const KEY = new ArrayBuffer(65);
const options = { applicationServerKey: KEY, userVisibleOnly: true };

function surroundings(subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit): Promise<unknown> => null)) {
  const postMessage = vi.fn();
  const page = { url: 'https://alento.test/', focused: false, focus: vi.fn(), navigate: vi.fn(), postMessage };
  return { pages: { matchAll: async () => [page, page], openWindow: vi.fn() }, subscribe, postMessage };
}

it('subscribes with the key of the ended subscription and tells every open page', async () => {
  const scope = surroundings();
  await renewSubscription({ options }, scope);
  expect(scope.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(scope.postMessage.mock.calls).toEqual([
    [{ type: 'subscription-changed' }, []],
    [{ type: 'subscription-changed' }, []],
  ]);
});

it('tells the pages also if it can’t subscribe', async () => {
  const scope = surroundings(vi.fn(async () => Promise.reject(new DOMException('no', 'AbortError'))));
  await renewSubscription({ options }, scope);
  expect(scope.postMessage).toHaveBeenCalledTimes(2);
  const unknown = surroundings();
  await renewSubscription(null, unknown);
  expect(unknown.subscribe).not.toHaveBeenCalled();
  expect(unknown.postMessage).toHaveBeenCalledTimes(2);
});
