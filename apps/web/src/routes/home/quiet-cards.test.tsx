// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installPrompt } from '../../features/install/install-prompt.ts';
import { weekQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { queryClient } from '../../lib/query-client.ts';
import { readFixed, writeFixed, writeOwned } from '../../lib/session/device/device-store.ts';
import { eraseFromDevice } from '../../lib/session/erase.ts';
import { today } from '../../lib/time/use-today.ts';
import { withBrowser } from '../../platform/notifications/fake-browser.harness.ts';
import { ENTRIES_HERE } from '../../state/mood/entries-here.ts';
import { entryOf } from '../../testing/answers.ts';
import { draw } from '../../testing/draw.tsx';
import { press } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { QuietCards } from './quiet-cards.tsx';

const OFFER = 'Deixe o Alento na sua tela';
const BANNER = 'Quer que o Alento lembre você?';

withMember('maria');
withBrowser();
const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
beforeEach(async () => {
  prompt.mockClear();
  await writeOwned('maria', ENTRIES_HERE, '3');
  felt(entryOf({ id: 'old', score: 0, timestamp: 1 }), entryOf({ id: 'new', score: 2, timestamp: 2 }));
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await writeFixed('installOffer', null);
  await installPrompt.open();
});

/** What the screen has read of the week. */
const felt = (...entries: MoodEntry[]) => queryClient.setQueryData(weekQuery(today()).queryKey, entries);

/** The browser offers to install the app. */
function offer(): Event {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return event;
}
const show = () => draw(<QuietCards userId="maria" />);
const heading = (name: string) => screen.findByRole('heading', { name });

it('offers the app’s icon instead of the banner if the browser can, and never again after it is accepted', async () => {
  expect(offer().defaultPrevented).toBe(true);
  show();
  await heading(OFFER);
  expect(screen.queryByText(BANNER)).toBeNull();
  await press('Pôr na tela');
  expect(prompt).toHaveBeenCalledOnce();
  await heading(BANNER);
  cleanup();
  offer();
  show();
  await heading(BANNER);
  expect(screen.queryByText(OFFER)).toBeNull();
});

it('does not replace a banner that stands there already', async () => {
  show();
  await heading(BANNER);
  offer();
  expect(screen.queryByText(OFFER)).toBeNull();
  cleanup();
  show();
  await heading(OFFER);
});

it('leaves when the app was installed by the browser’s menu', async () => {
  offer();
  show();
  await heading(OFFER);
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  await heading(BANNER);
});

it('leaves for ever after it is dismissed; the deletion of the account forgets that too', async () => {
  offer();
  show();
  await heading(OFFER);
  await press('Não mostrar mais');
  await heading(BANNER);
  expect([prompt.mock.calls, readFixed('installOffer')]).toEqual([[], 'answered']);
  await eraseFromDevice();
  expect(readFixed('installOffer')).toBeNull();
});

it('may come again at another visit if the person closed the browser’s question', async () => {
  prompt.mockImplementationOnce(async () => ({ outcome: 'dismissed' }));
  offer();
  show();
  await heading(OFFER);
  await press('Pôr na tela');
  await heading(BANNER);
  offer();
  expect(screen.queryByText(OFFER)).toBeNull();
  cleanup();
  show();
  await heading(OFFER);
});

it('is not there after a hard mood', async () => {
  felt(entryOf({ score: 1 }));
  offer();
  show();
  await heading(BANNER);
  expect(screen.queryByText(OFFER)).toBeNull();
});
