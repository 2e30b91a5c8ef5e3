// @vitest-environment jsdom
import type { Export } from '@alento/contract/my-data/exports';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { compareClock } from '../../../lib/time/clock-skew.ts';
import { myDataKeys } from '../../../state/account/my-data.keys.ts';
import { startedJobs } from '../../../state/account/started-jobs.ts';
import { withClock } from '../../../testing/clock.ts';
import { confirmIdentity } from '../../../testing/confirm-identity.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { fileOf, never, refused } from '../../../testing/fake-server/reply.ts';
import { exportOf, readyExportOf } from '../../../testing/my-data-answers.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { withSavedFiles } from '../../../testing/saved-files.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { IdentityDialog } from '../../account/identity/identity-dialog.tsx';
import { pageText } from '../my-data.harness.ts';
import { ExportPanel } from './export-panel.tsx';

const NOON = Date.UTC(2026, 10, 23, 15);

withClock(NOON);
withMember();
const saved = withSavedFiles();

const open = (...exports: Export[]) => {
  server.answer('GET /exports', exports);
  draw(<ExportPanel Identity={IdentityDialog} />);
};
const confirm = () => confirmIdentity('Preparar cópia');

describe('a new copy', () => {
  it('is requested with the password, and then shows its progress', async () => {
    open();
    expect(pageText()).toMatch(/diario\.html.*mesmo sem internet.*não é cifrado/);
    await press('Preparar uma cópia');
    expect((await readyDialog('Confirme que é você')).textContent).toContain('Dá para pedir até 3 cópias por dia.');
    server.answer('POST /exports', { id: 'e1' });
    server.answer('GET /exports', [exportOf(NOON)]);
    await confirm();
    const bar = await screen.findByRole('progressbar', { name: 'Preparando sua cópia' });
    expect(bar.getAttribute('aria-valuetext')).toBe('4 de 18 partes');
    expect(server.calls('POST /exports')[0]?.body).toEqual({ password: PASSWORD });
    expect(startedJobs.list('maria')).toEqual(['export:e1']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /cópia/ })).toBeNull();
  });

  it.each([
    ['EXPORTS_DAILY_LIMIT_EXCEEDED', 429, 'Você já pediu 3 cópias nas últimas 24 horas. Tente de novo amanhã.'],
    ['PASSWORD_WRONG', 403, 'A senha atual não confere.'],
  ] as const)('shows why it is refused: %s', async (code, status, text) => {
    open();
    await press('Preparar uma cópia');
    server.refuse('POST /exports', status, code);
    await confirm();
    await waitFor(() => expect(pageText()).toContain(text));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('is requested with a key, which a retry after a failure repeats and another copy does not', async () => {
    open();
    const keys = () => server.calls('POST /exports').map(({ headers }) => headers.get('Idempotency-Key'));
    await press('Preparar uma cópia');
    server.answerInTurn('POST /exports', refused(500, 'INTERNAL'), { id: 'e1' });
    await confirm();
    await waitFor(() => expect(keys()).toHaveLength(1));
    await press('Preparar cópia');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Preparar uma cópia');
    server.answer('POST /exports', { id: 'e2' });
    await confirm();
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, again, other] = keys();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(again).toBe(first);
    expect(other).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).not.toBe(first);
  });

  it('is shown although only the answer to the request was lost', async () => {
    open();
    await press('Preparar uma cópia');
    server.refuse('POST /exports', 409, 'EXPORT_RUNNING');
    server.answer('GET /exports', [exportOf(NOON)]);
    await confirm();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a copy that is being made', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });

  it('is read again every 3 seconds, or when the account’s stream announces it, until it is ready', async () => {
    open(exportOf(NOON));
    await screen.findByText('4 de 18 partes');
    server.answer('GET /exports', [exportOf(NOON, { progress: { done: 5, of: 18 } })]);
    void queryClient.invalidateQueries({ queryKey: myDataKeys.all() });
    await screen.findByText('5 de 18 partes');
    server.answer('GET /exports', [exportOf(NOON, { progress: { done: 9, of: 18 } })]);
    await vi.advanceTimersByTimeAsync(3100);
    await screen.findByText('9 de 18 partes');
    server.answer('GET /exports', [readyExportOf(NOON)]);
    await vi.advanceTimersByTimeAsync(3100);
    await screen.findByText('Sua cópia está pronta');
    const before = server.calls('GET /exports').length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls('GET /exports')).toHaveLength(before);
  });
});

describe('a copy that is ready', () => {
  const FILE = 'GET /exports/{id}/file';

  it('says its size and time, and is downloaded with the token and saved under the name with its day', async () => {
    open(readyExportOf(NOON));
    await screen.findByText('Sua cópia está pronta');
    expect(pageText()).toMatch(/2,4 MB\. Fica aqui até 25 de nov\. de 2026/);
    server.answer(FILE, fileOf('PK', 'application/zip'));
    await press('Baixar');
    await screen.findByText('O arquivo foi para os downloads deste aparelho.');
    expect(saved.map(({ name }) => name)).toEqual(['alento-meus-dados-2026-11-23.zip']);
    expect(await saved[0]?.file.text()).toBe('PK');
    expect(server.calls(FILE)[0]?.headers.get('Authorization')).toBe('Bearer t1');
    expect(server.calls(FILE)[0]?.params).toEqual({ id: 'e1' });
  });

  it('can’t be downloaded twice at the same time', async () => {
    open(readyExportOf(NOON));
    server.answer(FILE, never);
    await press('Baixar');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Baixando...' }).disabled).toBe(true);
  });

  it('says so if its time has ended, and is read again', async () => {
    open(readyExportOf(NOON));
    server.answer(FILE, refused(410, 'EXPORT_EXPIRED'));
    await press('Baixar');
    await waitFor(() => expect(pageText()).toContain('O prazo para baixar esta cópia acabou. Peça outra'));
    expect([saved, server.calls('GET /exports').length]).toEqual([[], 2]);
  });
});

it.each([
  ['ready', readyExportOf(NOON), 'Sua cópia está pronta', 'Preparar outra cópia'],
  ['failed', exportOf(NOON, { status: 'failed' }), /A cópia não ficou pronta/, 'Tentar de novo'],
  ['expired', readyExportOf(NOON - 49 * 3_600_000), 'O prazo para baixar a última cópia acabou.', 'Preparar uma cópia'],
])('a copy that is %s says so, and leads to another one', async (state, exports, text, button) => {
  open(exports);
  expect((await screen.findByText(text)).getAttribute('role') === 'alert').toBe(state === 'failed');
  expect(screen.queryByRole('button', { name: 'Baixar' }) !== null).toBe(state === 'ready');
  await press(button);
  expect(await readyDialog('Confirme que é você')).toBeTruthy();
});

it('a copy can be downloaded on a device whose clock is known to be three days ahead', async () => {
  compareClock(new Date(NOON - 72 * 3_600_000).toUTCString(), NOON);
  open(readyExportOf(NOON - 72 * 3_600_000));
  await screen.findByRole('button', { name: 'Baixar' });
  compareClock(new Date(NOON).toUTCString(), NOON);
});
