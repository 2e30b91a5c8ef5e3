// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { compareClock } from '../../../lib/time/clock-skew.ts';
import { attachmentKeys } from '../../../state/mood/attachment.keys.ts';
import { withClock } from '../../../testing/clock.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { importOf, readyImportOf } from '../../../testing/my-data-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { pageText } from '../my-data.harness.ts';
import { PastImports } from './past-imports.tsx';

const NOON = Date.UTC(2026, 10, 23, 15);
const DAY = 86_400_000;

withClock(NOON);
withMember();
afterEach(() => compareClock(new Date(NOON).toUTCString(), NOON));

it('lists the imports with what they added, and until when they can be undone', async () => {
  server.answer('GET /imports', [
    importOf(NOON, { id: 'a' }),
    readyImportOf(NOON - DAY, { id: 'b' }),
    readyImportOf(NOON - 31 * DAY, { id: 'c', source: 'pixels' }),
    importOf(NOON - DAY, { id: 'd', status: 'failed' }),
  ]);
  draw(<PastImports />);
  const [running, ready, over, failed] = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(running).toMatch(/^Daylio, 23 de nov\. de 2026.*Em andamento.*Ver andamento$/);
  expect(ready).toMatch(/298 registros adicionados.*Dá para desfazer até 22 de dez\. de 2026/);
  expect(over).toMatch(/^Pixels.*O prazo para desfazer acabou\.$/);
  expect(failed).toMatch(/Não deu certo\. Nada foi adicionado\.$/);
  expect(screen.getByRole('link', { name: 'Ver andamento' }).getAttribute('href')).toBe('/meus-dados/importar');
});

it('an import can be undone on a device whose clock is known to be 40 days ahead', async () => {
  compareClock(new Date(NOON - 40 * DAY).toUTCString(), NOON);
  server.answer('GET /imports', [readyImportOf(NOON - 41 * DAY)]);
  draw(<PastImports />);
  await screen.findByRole('button', { name: 'Desfazer esta importação: daylio_export.csv' });
});

it('undoes an import after a confirmation, and shows why it can’t be undone', async () => {
  server.answer('GET /imports', [readyImportOf(NOON)]);
  draw(<PastImports />);
  server.refuse('DELETE /imports/{id}', 409, 'IMPORT_UNDO_ENDED');
  const undo = async (): Promise<void> => {
    await press('Desfazer esta importação: daylio_export.csv');
    await readyDialog('Desfazer esta importação?', 'alertdialog');
    await press('Desfazer');
  };
  await undo();
  await waitFor(() => expect(pageText()).toContain('O prazo de 30 dias para desfazer esta importação acabou.'));
  server.answer('DELETE /imports/{id}', { removed: 298 });
  server.answer('GET /imports', []);
  const photos = attachmentKeys.range('2026-11-08', '2026-11-14');
  queryClient.setQueryData(photos, { attachments: [], leftThisMonth: null });
  await undo();
  await screen.findByText('298 registros removidos.');
  expect(queryClient.getQueryState(photos)?.isInvalidated).toBe(true);
  await screen.findByText('Não há nenhuma importação para desfazer.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('O que você já trouxe'));
});

it('shows nothing if nothing was imported', async () => {
  server.answer('GET /imports', []);
  draw(<PastImports />);
  await waitFor(() => expect(server.calls('GET /imports')).toHaveLength(1));
  expect(screen.queryByRole('heading')).toBeNull();
});
