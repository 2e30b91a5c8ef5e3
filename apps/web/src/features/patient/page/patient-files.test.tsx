// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { fileOf } from '../../../testing/fake-server/reply.ts';
import { openShared, withAna } from '../patient.harness.tsx';

withAna();

let names: string[] = [];
beforeEach(() => {
  names = [];
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
});
afterEach(() => void Reflect.deleteProperty(URL, 'createObjectURL'));

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
  ['2026-12-21', '2026-11-21'],
])('names a file about days until %s, read on 21 November, by %s', async (endDate, day) => {
  server.answer('GET /patients/{id}/pdf', fileOf('%PDF', 'application/pdf'));
  await openShared({ endDate, parts: ['screenings'] });
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(names).toEqual([`alento-acesso-${day}.pdf`]));
});
