// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { now } from '../../../lib/time/clock.ts';
import { startedJobs } from '../../../state/account/started-jobs.ts';
import { analyticsKeys } from '../../../state/mood/analytics.keys.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { never } from '../../../testing/fake-server/reply.ts';
import { importOf, previewOf, readyImportOf } from '../../../testing/my-data-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press } from '../../../testing/show.tsx';
import { tagKeys } from '../../tag/tag.keys.ts';
import { pageText } from '../my-data.harness.ts';
import { choose, confirmBy, fileOf, focused, GET, open, preview, withImports } from './import.harness.tsx';

withImports();

describe('the choice of a file', () => {
  it('shows where the file of each app is found', async () => {
    open();
    await screen.findByText(/No Daylio, abra “Mais”/);
    await userEvent.click(screen.getByRole('radio', { name: 'Pixels' }));
    expect(screen.getByText(/No Pixels, abra as configurações/)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Alento' }));
    expect(screen.getByText(/Escolha o arquivo \.zip inteiro/)).toBeTruthy();
  });

  it('sends the file itself with its name and app, and says that it is being read', async () => {
    const answer = server.hold('POST /imports');
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Pixels' }));
    const file = fileOf('pixels.json', '[]');
    await choose(file);
    expect((await screen.findByRole('status')).textContent).toBe('Enviando e lendo pixels.json');
    expect(focused()).toBe('Enviando e lendo pixels.json');
    answer(previewOf());
    await screen.findByRole('heading', { name: 'O que vem no arquivo' });
    const [sent] = server.calls('POST /imports') as unknown as { query: object; body: Blob; headers: Headers }[];
    expect(sent?.query).toEqual({ source: 'pixels', filename: 'pixels.json' });
    expect(sent?.body).toBe(file);
    expect(sent?.headers.get('Content-Type')).toBe('application/octet-stream');
  });

  it('can be cancelled while the file is sent', async () => {
    server.answer('POST /imports', never);
    open();
    await choose();
    await press('Cancelar');
    expect(await screen.findByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
    expect(pageText()).not.toContain('Enviando');
    expect(focused()).toBe('Escolher arquivo');
  });

  it('refuses an empty file and one that is too large without sending it', async () => {
    open();
    await choose(fileOf('vazio.csv', ''));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('O arquivo está vazio.'));
    const large = fileOf();
    Object.defineProperty(large, 'size', { value: 26_000_000 });
    await choose(large);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^O arquivo é grande demais/));
    expect(server.calls('POST /imports')).toEqual([]);
  });

  it('says how a spreadsheet becomes a file that can be read', async () => {
    const message = 'Não parece ser o diário.';
    server.refuse('POST /imports', 422, 'IMPORT_FILE_OF_ANOTHER_KIND', { message });
    open();
    await choose(fileOf('Daylio.XLSX', 'PK'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/^Não parece .*salve como CSV/));
    await choose(fileOf('daylio.csv', 'a,b'));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  });

  it('shows why a file can’t be read, and takes another one', async () => {
    server.refuse('POST /imports', 422, 'IMPORT_FILE_UNREADABLE', { message: 'Este arquivo não serve.' });
    open();
    await choose();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Este arquivo não serve.'));
    expect(focused()).toBe('Escolher arquivo');
    await userEvent.click(screen.getByRole('radio', { name: 'Pixels' }));
    expect(screen.getByRole('alert').textContent).toBe('');
    server.answer('POST /imports', previewOf());
    await choose();
    await screen.findByRole('heading', { name: 'O que vem no arquivo' });
  });
});

describe('an import that runs', () => {
  async function start(): Promise<void> {
    await preview();
    await confirmBy('Importar 298 registros');
    await screen.findByText('100 de 298 registros');
  }
  /** Starts an import that has then ended so. */
  async function end(overrides: Partial<ReturnType<typeof importOf>> = {}): Promise<void> {
    await start();
    server.answer(GET, readyImportOf(now(), overrides));
    await queryClient.invalidateQueries();
  }

  it('shows its progress, and then the result; the diary and the tags are read again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const keys = [moodKeys.count(), analyticsKeys.period('7d' as never), tagKeys.list()];
    await start();
    expect(focused()).toBe('Trazendo seu diário');
    expect(startedJobs.list('maria')).toEqual(['import:i1']);
    for (const key of keys) queryClient.setQueryData(key, []);
    server.answer(GET, readyImportOf(now()));
    await vi.advanceTimersByTimeAsync(3100);
    await screen.findByRole('heading', { name: '298 registros adicionados' });
    expect(focused()).toBe('298 registros adicionados');
    expect(pageText()).toMatch(/Eles já aparecem no histórico, com uma marca.* As análises mostram o período do seu/);
    for (const key of keys) expect(queryClient.getQueryState(key)?.isInvalidated, String(key)).toBe(true);
    expect(screen.queryByText(/há quem escute/)).toBeNull();
  });

  it('is shown when the screen is opened while it runs', async () => {
    server.answer('GET /imports', [importOf(now(), { id: 'i9' })]);
    server.answer(GET, importOf(now(), { id: 'i9', progress: { done: 7, of: 9 } }));
    open();
    await screen.findByText('7 de 9 registros');
    expect(server.calls(GET)[0]?.params).toEqual({ id: 'i9' });
  });

  it('shows one quiet note with a way to help if a recent note calls for it', async () => {
    await end({ showsHelp: true });
    await screen.findByText(/há quem escute, a qualquer hora/);
    expect(screen.getAllByRole('link', { name: 'Ver ajuda agora' })).toHaveLength(1);
  });

  it('says so if it failed, and starts anew', async () => {
    await end({ status: 'failed', created: 0, undoUntil: null });
    await screen.findByRole('heading', { name: 'A importação não deu certo, e nada foi adicionado' });
    await press('Trazer outro arquivo');
    expect(screen.getByRole('button', { name: 'Escolher arquivo' })).toBeTruthy();
  });

  it('says so if nothing was new', async () => {
    await end({ created: 0 });
    await screen.findByRole('heading', { name: /^Nada novo para adicionar/ });
    expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
  });

  it('says how many notes it has replaced, and that these stay after an undo', async () => {
    await end({ updated: 3 });
    await screen.findByRole('heading', { name: '298 registros adicionados, 3 notas trocadas' });
    await press('Desfazer esta importação');
    expect((await readyDialog('Desfazer esta importação?', 'alertdialog')).textContent).toContain(
      'As notas que ela trocou ficam com o texto do arquivo, e o resto fica como está.',
    );
  });

  it('says so if it only replaced notes, or had replaced some when it failed', async () => {
    await end({ created: 0, updated: 1 });
    await screen.findByRole('heading', { name: '1 nota trocada' });
    server.answer(GET, importOf(now(), { status: 'failed', updated: 2 }));
    await queryClient.invalidateQueries();
    await screen.findByText(/^O texto do arquivo já está em 2 registros e fica lá\. O resto do seu diário está como/);
  });

  it('can be undone after a confirmation', async () => {
    await end();
    await press('Desfazer esta importação');
    expect((await readyDialog('Desfazer esta importação?', 'alertdialog')).textContent).toContain(
      'exatamente os 298 registros',
    );
    expect(server.calls('DELETE /imports/{id}')).toEqual([]);
    server.answer('DELETE /imports/{id}', { removed: 297 });
    queryClient.setQueryData(moodKeys.count(), 1);
    await press('Desfazer');
    await screen.findByText('297 registros removidos.');
    await waitFor(() => expect(focused()).toBe('Escolher arquivo'));
    expect(queryClient.getQueryState(moodKeys.count())?.isInvalidated).toBe(true);
  });
});
