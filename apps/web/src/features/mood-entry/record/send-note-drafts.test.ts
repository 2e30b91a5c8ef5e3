// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { keepDraft, readDraft } from '../../../lib/draft/form-draft.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { entryOf } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../../testing/fake-server/reply.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { keepNote } from './note-draft.ts';
import { sendNoteDrafts } from './send-note-drafts.ts';

withMember('ana');
afterEach(() => crisis.close());

const DAY = 'GET /mood-entries/date-range';
const PUT = 'PUT /mood-entries/{id}';
const entry = entryOf({ id: 'e1', score: 3, note: 'Reguei' });
const text = 'Reguei a samambaia';
const draft = () => readDraft('entry-draft:e1')?.changed;

it('saves a note that an earlier visit could not save, and drops its draft', async () => {
  server.answer(DAY, [entry]);
  server.answer(PUT, { ...entry, note: text });
  keepNote(entry, text);
  await sendNoteDrafts('ana');
  expect(server.calls(PUT).map(({ params, body }) => [params.id, body.score, body.note])).toEqual([['e1', 3, text]]);
  expect(draft()).toBeUndefined();
});

it('finds the entry of a draft on a later page of its day', async () => {
  const others = [entryOf({ id: 'e2' }), entryOf({ id: 'e3' })];
  server.answerInTurn(DAY, withHeaders(others, { 'X-Next-Cursor': '2~e3' }), [entry]);
  server.answer(PUT, { ...entry, note: text });
  keepNote(entry, text);
  await sendNoteDrafts('ana');
  expect(server.calls(DAY).map(({ query }) => query.before ?? null)).toEqual([null, '2~e3']);
  expect(server.calls(PUT).map(({ params }) => params.id)).toEqual(['e1']);
  expect(draft()).toBeUndefined();
});

it('drops the draft of a note that was saved although its page never learned it', async () => {
  server.answer(DAY, [{ ...entry, note: text }]);
  keepNote(entry, text);
  await sendNoteDrafts('ana');
  expect(server.calls(PUT)).toEqual([]);
  expect(draft()).toBeUndefined();
});

it.each([
  ['its note was changed elsewhere', [{ ...entry, note: 'Outra' }]],
  ['the entry was deleted', []],
])('keeps the draft if %s', async (_, entries) => {
  server.answer(DAY, entries);
  keepNote(entry, text);
  await sendNoteDrafts('ana');
  expect(server.calls(PUT)).toEqual([]);
  expect(draft()).toEqual({ note: text });
});

it('keeps the draft if the note can’t be saved now', async () => {
  server.answer(DAY, [entry]);
  server.refuse(PUT, 500, 'INTERNAL');
  keepNote(entry, text);
  await sendNoteDrafts('ana');
  expect(draft()).toEqual({ note: text });
});

it('leaves changes that the dialog of an entry keeps to the person', async () => {
  void keepDraft('entry-draft:e1', { changed: { note: text }, about: entry });
  await sendNoteDrafts('ana');
  expect(server.calls()).toEqual([]);
  expect(draft()).toEqual({ note: text });
});
