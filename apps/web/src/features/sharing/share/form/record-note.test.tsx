// @vitest-environment jsdom
import type { DayRange } from '@alento/domain/analytics/period';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { NOON } from '../../sharing.fixture.ts';
import { pageText, press, show, withOwner } from '../../sharing.harness.tsx';
import { ShareScreen } from '../share-screen.tsx';

const RECORD = { start: '2026-08-24', end: '2026-11-21' };
const NOTE = 'Seu prontuário de 24 de agosto a 21 de novembro de 2026 não cabe inteiro nesses dias, e não será visto.';

withOwner(NOON);

const firstDay = () => screen.getByLabelText<HTMLInputElement>('Primeiro dia');
const lastDay = () => screen.getByLabelText<HTMLInputElement>('Último dia');
async function open(newestRecord: DayRange | null | undefined): Promise<void> {
  show(<ShareScreen knownName="Lua" newestRecord={newestRecord} presetDays={null} />);
  await press('Convidar um profissional');
}

describe('the note about the newest record', () => {
  it('says that it does not fit in the days, and includes its days with one press', async () => {
    await open(RECORD);
    expect(pageText()).toContain(NOTE);
    await press('Incluir os dias desse prontuário');
    expect([firstDay().value, lastDay().value]).toEqual(['2026-08-24', '2026-12-23']);
    expect(pageText()).not.toContain('não cabe inteiro');
    await waitFor(() => expect(document.activeElement).toBe(firstDay()));
  });

  it('also moves the last day if the record ends later', async () => {
    await open({ start: '2026-11-01', end: '2027-01-05' });
    await press('Incluir os dias desse prontuário');
    expect([firstDay().value, lastDay().value]).toEqual(['2026-10-25', '2027-01-05']);
  });

  it('is not shown if the record fits, is not shared or is not known', async () => {
    await open(RECORD);
    await userEvent.click(screen.getByRole('radio', { name: 'Últimos 90 dias' }));
    expect(pageText()).toContain('não cabe inteiro');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Prontuários' }));
    expect(pageText()).not.toContain('não cabe inteiro');
  });

  it('says that there is no record yet, and nothing as long as that is not known', async () => {
    await open(null);
    expect(pageText()).toMatch(/Você ainda não tem nenhum prontuário pronto/);
    expect(screen.queryByRole('button', { name: /^Incluir os dias/ })).toBeNull();
    cleanup();
    await open(undefined);
    expect(pageText()).not.toMatch(/nenhum prontuário pronto|não cabe inteiro/);
  });
});

it('the form is open with the days of a record from whose page the person comes', async () => {
  show(<ShareScreen knownName="Lua" newestRecord={RECORD} presetDays={RECORD} />);
  expect((await screen.findByLabelText<HTMLInputElement>('Primeiro dia')).value).toBe(RECORD.start);
  expect(lastDay().value).toBe(RECORD.end);
  expect(pageText()).not.toContain('não cabe inteiro');
});
