import type { Tag } from '@alento/contract/tag';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server as api } from '../../../testing/fake-server/fake-server.ts';
import { press, show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { displayedEntries, face, startMoodServer } from '../mood-server.harness.ts';
import { RecordNow } from './record-now.tsx';

export const NOW = Date.parse('2026-11-14T11:00:00Z');
const WEEK = ['2026-11-08', '2026-11-14'] as const;
const TAGS: Tag[] = [
  { id: 't-sono', name: 'Dormi bem', icon: 'moon-star' },
  { id: 't-amigos', name: 'Amigos', icon: 'users' },
];

/** The calls of `scrollIntoView`, which jsdom doesn't have. */
export const scrolled = vi.fn<(to: Element, options?: boolean | ScrollIntoViewOptions) => void>();

withClock(NOW);
beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  scrolled.mockReset();
  Element.prototype.scrollIntoView = function scrollIntoView(options) {
    scrolled(this, options);
  };
  await emptyDevice();
  await signIn('ana');
  startMoodServer();
  api.answer('GET /tags', TAGS);
});

afterEach(() => {
  cleanup();
  crisis.close();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

/** The entries of the week as the screens show them. */
export const week = () => displayedEntries(...WEEK);

export function open(): void {
  // A query without observers isn't refetched, so refetched data can't overwrite what the test checks.
  queryClient.setQueryData(moodKeys.range(...WEEK), []);
  show(<RecordNow userId="ana" concern={<p>Se quiser conversar</p>} />);
}

export const tap = (mood: string): Promise<void> => userEvent.click(face(mood));

/** Opens the screen and records a mood, which the server stores or the device keeps. */
export async function record(mood = 'Bem'): Promise<void> {
  open();
  await tap(mood);
  await screen.findByText(new RegExp(`${mood}, (registrado|guardado) às`));
}

export const note = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>('textbox');

export async function saveNote(text: string): Promise<void> {
  await userEvent.type(note(), text);
  await userEvent.tab();
}
/** Types a note, leaves the field, and waits until the server has stored the note. */
export async function storeNote(text: string): Promise<void> {
  await saveNote(text);
  await screen.findByText('Nota guardada.');
}

/** Undoes the entry, which the server or the device then deletes. */
export async function undo(): Promise<void> {
  await press('Desfazer');
  await screen.findByText(/Registro desfeito/);
}

/** Types a note that is too long to be saved. */
export async function typeTooMuch(): Promise<void> {
  await userEvent.click(note());
  await userEvent.paste('ã'.repeat(2001));
}
