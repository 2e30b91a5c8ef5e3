import type { Attachment } from '@alento/contract/attachment';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { fakePictures } from '../../../lib/media/photo.harness.ts';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { entryOf } from '../../../testing/answers.ts';
import { withDatabases } from '../../../testing/databases.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { type Failure, lost } from '../../../testing/fake-server/reply.ts';
import { show } from '../../../testing/show.tsx';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { type DisplayedEntry, displayedEntryOf, moodNow } from '../waiting/waiting-entry.ts';
import { AddAttachments } from './add-attachments.tsx';

type Sent = { query: Record<string, string>; key: string | null; bytes: number };

/** The fake server of attachments: what it received and stored, and how it responds to the next uploads. */
export const files = {
  sent: [] as Sent[],
  stored: [] as Attachment[],
  /** What was stored, by the key of its upload. */
  byKey: new Map<string | null, Attachment>(),
  /** Replaces the success of every upload. */
  refusal: null as Failure | null,
  /** Whether the responses to uploads are lost, although the server stores them. */
  losesAnswers: false,
  /** How many more the plan allows. */
  left: null as number | null,
};

/** Resets the fake server for a test. It then stores every upload. */
export function startAttachmentServer(): void {
  Object.assign(files, { sent: [], stored: [], byKey: new Map(), refusal: null, losesAnswers: false, left: null });
  server.answer('GET /attachments', () => ({ attachments: files.stored, leftThisMonth: files.left }));
  server.answer('POST /attachments', ({ query, headers, body }) => {
    if (!navigator.onLine) return lost;
    const key = headers.get('Idempotency-Key');
    files.sent.push({ query, key, bytes: (body as unknown as Blob).size });
    if (files.refusal) return files.refusal;
    const again = files.byKey.get(key);
    if (again) return files.losesAnswers ? lost : again;
    const { entryId = '', kind, type, width, height, durationMs } = query as Record<string, string>;
    const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
    const made = {
      ...{ id: `a${files.stored.length + 1}`, entryId, kind, type, bytes: 1, createdAt: 0 },
      ...{ width: number(width), height: number(height), durationMs: number(durationMs) },
    } as Attachment;
    files.stored = [...files.stored, made];
    files.byKey.set(key, made);
    return files.losesAnswers ? lost : made;
  });
  server.answer('DELETE /attachments/{id}', ({ params }) => {
    files.stored = files.stored.filter(({ id }) => id !== params.id);
    return undefined;
  });
}

export const ENTRY = entryOf({ id: 'e1' });
export const network = { isOn: true };

/** Starts each test with Ana signed in, a device that stores files, and the fake server, which stores a mood as `ENTRY`. */
export function withAttachments(): void {
  withDatabases();
  withMember('ana', DEVICE_KEY);
  beforeEach(() => {
    fakePictures();
    network.isOn = true;
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => network.isOn);
    startAttachmentServer();
    server.answer('GET /health', () => (network.isOn ? { status: 'ok' as const } : lost));
    server.answer('POST /mood-entries', () => (network.isOn ? ENTRY : lost));
  });
}

/** Sends what waits. */
export async function goOnline(): Promise<void> {
  network.isOn = true;
  await act(() => sendOutbox('ana'));
}

export const addMood = (): Promise<string> => moodOutbox.add(moodNow({ score: 3, note: '', tags: [] }));

/** Records a mood that waits for a network. */
export async function recordOffline(): Promise<DisplayedEntry> {
  network.isOn = false;
  const id = await addMood();
  const waiting = moodOutbox.waiting().find((one) => one.id === id);
  if (!waiting) throw new Error('The mood does not wait');
  return displayedEntryOf(waiting);
}

/** The names of the photos on the screen. */
export const photoNames = () => screen.queryAllByRole('button', { name: /^Foto \d/ }).map((button) => button.ariaLabel);

export const photoFile = (text = '3000x2000'): File => new File([text], 'foto.jpg', { type: 'image/jpeg' });

export function choosePhotos(...chosen: File[]): void {
  fireEvent.change(screen.getByLabelText('Adicionar foto', { selector: 'input' }), { target: { files: chosen } });
}

export const showAdding = (entry: DisplayedEntry) => show(<AddAttachments entry={entry} />);
