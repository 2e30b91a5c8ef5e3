// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { moodOutbox } from '../../features/mood-entry/waiting/mood-outbox.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { entryOf } from '../../testing/answers.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { lost } from '../../testing/fake-server/reply.ts';
import { withMember } from '../../testing/signed-in.ts';
import { RecordHere } from './record-here.tsx';

const changes = () => server.calls().filter(({ method }) => method !== 'GET');

withMember();
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
  server.answer('GET /tags', []);
  server.answer('POST /mood-entries', ({ body: { score } }) => entryOf({ score, timestamp: Date.now() }));
  server.answer('DELETE /mood-entries/{id}');
  draw(<RecordHere />);
});

afterEach(() => {
  cleanup();
  crisis.close();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const face = (name: string): HTMLElement => screen.getByRole('radio', { name });

it('RecordHere saves a mood with one tap, and then offers to undo it', async () => {
  await userEvent.click(face('Bem'));
  await screen.findByText(/Bem, registrado às/);
  expect(changes().map(({ method, body }) => [method, body])).toEqual([
    ['POST', expect.objectContaining({ score: 3 })],
  ]);
  expect(face('Bem').getAttribute('aria-checked')).toBe('true');
  expect(document.activeElement).toBe(face('Bem'));
  expect(await screen.findByRole('textbox')).toBeTruthy();
  // The link to the week is missing, because this screen shows the week.
  expect(screen.queryByRole('link', { name: 'Ver minha semana' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/Registro desfeito/);
  expect(changes().at(-1)?.method).toBe('DELETE');
  expect(document.activeElement).toBe(face('Bem'));
});

it('RecordHere opens the crisis card after a tap on the worst face', async () => {
  await userEvent.click(face('Muito mal'));
  await screen.findByText(/Muito mal, registrado às/);
  expect(crisis.current()).toMatchObject({ source: 'score' });
});

it('RecordHere stores the mood on this device if there is no network', async () => {
  server.otherwise(lost);
  server.fail('POST /mood-entries');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.click(face('Bem'));
  expect(await screen.findByText(/Bem, guardado às/)).toBeTruthy();
  expect(moodOutbox.waiting().map(({ body: { score } }) => score)).toEqual([3]);
});
