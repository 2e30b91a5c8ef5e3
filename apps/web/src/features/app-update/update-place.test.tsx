// @vitest-environment jsdom
import { UPDATE_CHECK_AFTER_RETURN_MS } from '@alento/domain/update/updates';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Device } from '../../platform/device.ts';
import type { Shell } from '../../platform/shell.ts';
import * as thisDevice from '../../platform/this-device.ts';
import { webDevice } from '../../platform/web-device.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { emptyDevice } from '../../testing/device.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { forgetUpdater, getUpdater } from './start/app-updater.ts';
import { UpdatePlace } from './update-place.tsx';
import { bundleOf, type FakeShell, fakePresence, fakeShell } from './updates.harness.ts';

let shell: FakeShell;
let presence: ReturnType<typeof fakePresence>;

/** A device of which only the updates and the presence are used. */
function useDevice(updates: Shell['updates']): void {
  const device: Device = { ...webDevice, followPresence: presence.followPresence, shell: { updates } as Shell };
  vi.spyOn(thisDevice, 'getDevice').mockReturnValue(device);
}

beforeEach(async () => {
  shell = fakeShell();
  presence = fakePresence();
  useDevice(shell.updates);
  window.history.replaceState(null, '', '/home');
  await emptyDevice();
  server.answer('GET /health', { status: 'ok' });
});
afterEach(async () => {
  cleanup();
  crisis.close();
  forgetUpdater();
  vi.restoreAllMocks();
  await emptyDevice();
});

const App = () => (
  <main>
    <h1>Início</h1>
    <button type="button">Registrar</button>
    <input aria-label="Nota" />
    <UpdatePlace />
  </main>
);

const buttonsIn = (dialog: HTMLElement): (string | null)[] =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
const press = async (name: string): Promise<void> =>
  userEvent.setup().click(within(screen.getByRole('dialog')).getByRole('button', { name }));

async function offered(): Promise<HTMLElement> {
  shell.offers('1.1.0');
  render(<App />);
  return readyDialog('Atualização Disponível');
}

async function downloading(): Promise<HTMLElement> {
  await offered();
  await press('Baixar');
  return readyDialog('Baixando');
}

async function downloaded(): Promise<HTMLElement> {
  await downloading();
  await act(async () => shell.finish());
  return readyDialog('Atualização Pronta');
}

async function failed(): Promise<HTMLElement> {
  await downloading();
  await act(async () => shell.fail('Failed to download'));
  return readyDialog('Erro na Atualização');
}

describe('the dialogs of an update', () => {
  it('"Atualização Disponível" names the version and has "Pular" and "Baixar"', async () => {
    const dialog = await offered();
    expect(dialog.textContent).toContain('A versão 1.1.0 do Alento pode ser baixada agora.');
    expect(dialog.textContent).toContain('nada do que você escreveu se perde');
    expect(buttonsIn(dialog)).toEqual(['Fechar', 'Pular', 'Baixar']);
    // It opens by itself: a key that is being pressed must not download or skip anything.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Fechar');
    await press('Pular');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await getUpdater()?.search(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('"Baixando" shows each percent and announces each quarter, and can be closed without ending the download', async () => {
    const dialog = await downloading();
    const bar = within(dialog).getByRole('progressbar', { name: 'Download da atualização' });
    const status = within(dialog).getByRole('status');
    const heard: (string | null)[] = [];
    for (const percent of [3, 24, 25, 26, 60, 99]) {
      act(() => shell.percent(percent));
      expect(bar.getAttribute('value')).toBe(String(percent));
      heard.push(status.textContent);
    }
    expect(dialog.textContent).toContain('99%');
    expect(heard).toEqual([
      'Baixando',
      'Baixando',
      'Download da atualização: 25%',
      'Download da atualização: 25%',
      'Download da atualização: 50%',
      'Download da atualização: 75%',
    ]);
    expect(buttonsIn(dialog)).toEqual(['Fechar']);
    await press('Fechar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shell.isDownloading()).toBe(true);
    await act(async () => shell.finish());
    await readyDialog('Atualização Pronta');
  });

  it('"Atualização Pronta" has "Depois", "Instalar" and "Instalar e Reiniciar"', async () => {
    const dialog = await downloaded();
    expect(buttonsIn(dialog)).toEqual(['Depois', 'Instalar', 'Instalar e Reiniciar']);
    expect(document.activeElement?.textContent).toBe('Depois');
    expect(within(dialog).getByRole('status').textContent).toBe('Atualização Pronta');
    expect(dialog.textContent).toContain('O que ainda não foi enviado continua guardado aqui.');
    await press('Instalar e Reiniciar');
    expect(shell.currentId()).toBe('id-1.1.0');
  });

  it('"Instalando" has no button that would interrupt it', async () => {
    await downloaded();
    shell.updates.stage.mockReturnValueOnce(new Promise(() => undefined));
    await press('Instalar');
    const dialog = await readyDialog('Instalando');
    expect(buttonsIn(dialog)).toEqual(['Fechar']);
  });

  it('"Atualização Instalada" has "Depois" and "Reiniciar Agora", and restarts nothing by itself', async () => {
    await downloaded();
    await press('Instalar');
    const dialog = await readyDialog('Atualização Instalada');
    expect(buttonsIn(dialog)).toEqual(['Depois', 'Reiniciar Agora']);
    expect(shell.updates.restart).not.toHaveBeenCalled();
    await press('Reiniciar Agora');
    expect(shell.updates.restart).toHaveBeenCalledTimes(1);
  });

  it('"Erro na Atualização" says what failed, and has "Fechar" and "Reverter"', async () => {
    const dialog = await failed();
    expect(within(dialog).getByText('Falha no download')).toBeTruthy();
    expect(within(dialog).getByText('Erro no download da atualização')).toBeTruthy();
    expect(buttonsIn(dialog)).toEqual(['Reverter', 'Fechar']);
    expect(document.activeElement?.textContent).toBe('Fechar');
    shell.updates.goBack.mockRejectedValueOnce(new Error('Reset failed'));
    await press('Reverter');
    await within(dialog).findByText('Falha no rollback da atualização');
    await press('Fechar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('"Erro na Atualização" says that the shell undid a version', async () => {
    shell.undid('1.1.0');
    render(<App />);
    const dialog = await readyDialog('Erro na Atualização');
    expect(within(dialog).getByText('Falha na instalação')).toBeTruthy();
    expect(within(dialog).getByText('Falha na aplicação da atualização')).toBeTruthy();
    expect(dialog.textContent).toContain('A versão 1.1.0 não abriu como devia');
  });
});

describe('the offer', () => {
  it('waits while somebody writes, and gives way to the crisis card', async () => {
    shell.offers('1.1.0');
    render(<App />);
    screen.getByLabelText('Nota').focus();
    await waitFor(() => expect(getUpdater()?.current().update?.status).toBe('available'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 1100)));
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByLabelText('Nota').blur();
    await screen.findByRole('dialog', { name: 'Atualização Disponível' });
    act(() => void crisis.raise({ source: 'score', kind: null, about: 'self' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('comes 1 s after the return to the app', async () => {
    render(<App />);
    await waitFor(() => expect(getUpdater()?.current().search).toBe('up-to-date'));
    shell.offers('1.1.0');
    presence.leave();
    const before = performance.now();
    presence.comeBack();
    await screen.findByRole('dialog', { name: 'Atualização Disponível' });
    expect(performance.now() - before).toBeGreaterThanOrEqual(UPDATE_CHECK_AFTER_RETURN_MS - 5);
  });
});

describe('the start', () => {
  it('confirms the version, and then removes the versions that are too many', async () => {
    shell.has([1, 2, 3, 4].map((n) => bundleOf(`0.${n}.0`, n)));
    render(<App />);
    await waitFor(() => expect(shell.bundles()).toHaveLength(3));
    const [confirmed = 0] = shell.updates.confirm.mock.invocationCallOrder;
    const [removed = 0] = shell.updates.remove.mock.invocationCallOrder;
    expect(confirmed).toBeGreaterThan(0);
    expect(removed).toBeGreaterThan(confirmed);
  });

  it('confirms nothing if the app crashes before the server answers', async () => {
    const answer = server.hold('GET /health');
    const { unmount } = render(<App />);
    await waitFor(() => expect(server.calls('GET /health')).toHaveLength(1));
    unmount();
    answer({ status: 'ok' });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(shell.updates.confirm).not.toHaveBeenCalled();
  });
});

it('nothing is rendered or requested in a browser, or without the key that verifies updates', () => {
  useDevice(null);
  render(<App />);
  expect(getUpdater()).toBeNull();
  vi.mocked(thisDevice.getDevice).mockReturnValue(webDevice);
  render(<App />);
  expect(getUpdater()).toBeNull();
});
