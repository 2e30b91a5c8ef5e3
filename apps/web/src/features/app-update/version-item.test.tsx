// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Shell } from '../../platform/shell.ts';
import * as thisDevice from '../../platform/this-device.ts';
import { webDevice } from '../../platform/web-device.ts';
import { emptyDevice } from '../../testing/device.ts';
import { forgetUpdater, getUpdater } from './start/app-updater.ts';
import { type FakeShell, fakeShell } from './updates.harness.ts';
import { VersionItem } from './version-item.tsx';

let shell: FakeShell;

beforeEach(async () => {
  shell = fakeShell();
  const updates: Shell['updates'] = shell.updates;
  vi.spyOn(thisDevice, 'getDevice').mockReturnValue({ ...webDevice, shell: { updates } as Shell });
  await emptyDevice();
});
afterEach(() => {
  cleanup();
  forgetUpdater();
});

function open(): void {
  render(
    <VersionItem
      Item={({ title, lead, summary, action }) => (
        <section aria-label={title}>
          {lead}
          {summary}
          {action}
        </section>
      )}
    />,
  );
}
const search = () => userEvent.setup().click(screen.getByRole('button', { name: 'Procurar atualização' }));
const said = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

it('the item of /perfil shows the version and says that there is no newer one', async () => {
  open();
  expect(screen.getByRole('region', { name: 'Versão do app' }).textContent).toContain('Você está na versão 0.1.0.');
  await act(async () => getUpdater()?.search(false));
  // What a search by itself finds is not announced.
  expect(screen.getByRole('status').textContent).toBe('');
  await search();
  await said('Você já está na versão mais nova.');
});

it('the item of /perfil finds a new version, also one that was skipped', async () => {
  shell.offers('1.1.0');
  open();
  await search();
  await said('A versão 1.1.0 está disponível.');
  act(() => getUpdater()?.skip());
  await search();
  await said('A versão 1.1.0 está disponível.');
});

it('the item of /perfil says that the device is offline, and that the search failed', async () => {
  shell.updates.latest.mockRejectedValue(new Error('response_error'));
  open();
  await search();
  await screen.findByText('Erro ao verificar atualizações');
  expect(screen.getByRole('status').textContent).toContain('A versão de agora continua valendo');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await search();
  await said('Sem internet agora. O Alento procura de novo quando a conexão voltar.');
});

it('the item of /perfil says that old versions couldn’t be removed', async () => {
  shell.updates.list.mockRejectedValue(new Error('Could not list bundles'));
  open();
  await act(async () => getUpdater()?.tidy());
  expect(screen.getByText('Erro na sincronização de atualizações')).toBeTruthy();
});
