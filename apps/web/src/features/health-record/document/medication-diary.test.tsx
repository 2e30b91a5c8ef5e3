// @vitest-environment jsdom
import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { readyRecordOf } from '../../../testing/health-record-answers.ts';
import { open, withMaria } from '../health-record.harness.tsx';

withMaria();

const CHANGE = 'PUT /health-records/{id}/own-part';
const TITLE = 'Diário de remédios';
const switchOf = (title: string) => screen.findByRole<HTMLInputElement>('switch', { name: `No documento ${title}` });

/** Opens a record as it is when nothing of it was changed. */
function openRecord(medicines: number): void {
  const sources = { entries: 84, screenings: 0, answers: false, medicines };
  let record: HealthRecord = readyRecordOf({ removed: ['medication-diary'] }, { sources });
  server.answer('GET /health-records/{id}', () => record);
  server.answer(CHANGE, ({ body }) => {
    record = readyRecordOf(body, { sources });
    return record;
  });
  open('/prontuarios/r1');
}

it('the medication diary is left out, comes in when it is ticked, and goes when it is unticked', async () => {
  openRecord(2);
  const diary = await screen.findByRole('region', { name: TITLE });
  expect((await switchOf(TITLE)).checked).toBe(false);
  expect(diary.textContent).toContain('Fica de fora até você incluir.');
  expect(diary.className).toContain('print:hidden');
  expect(screen.queryByText(/Lamotrigina/)).toBeNull();
  await userEvent.click(await switchOf(TITLE));
  expect(await screen.findByText(/“Lamotrigina”, dose “100 mg”: 90 doses planejadas/)).toBeTruthy();
  expect(diary.textContent).toContain('Dúvidas sobre efeito, dose ou mudança são com quem receitou.');
  expect(diary.textContent).not.toContain('Contado em');
  expect(diary.className).not.toContain('print:hidden');
  await userEvent.click(await switchOf(TITLE));
  await waitFor(() => expect(screen.queryByText(/Lamotrigina/)).toBeNull());
  expect(server.calls(CHANGE).map(({ body }) => body.removed)).toEqual([[], ['medication-diary']]);
});

it('the medication diary is not offered in a record without medicines', async () => {
  openRecord(0);
  await switchOf('Medicação');
  expect(screen.queryByText(TITLE, { exact: false })).toBeNull();
});
