// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, setNavigator, withDevice } from '../../../lib/media/device.harness.ts';
import { hasUnsavedWork, losesByLeaving } from '../../../lib/page/unsaved-work.ts';
import { session } from '../../../lib/session/session.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { player } from '../../../state/player/player.ts';
import { withClock } from '../../../testing/clock.ts';
import { FakeAudio, item } from '../../../testing/fake-audio.ts';
import { press } from '../../../testing/show.tsx';
import { leave, signIn, withMember } from '../../../testing/signed-in.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import type { RecordedVoice } from './attachment.types.ts';
import { VoiceRecorder } from './voice-recorder.tsx';

const clock = withClock(100_000);
withMember();
withDevice();

const onUse = vi.fn(async (_voice: RecordedVoice): Promise<void> => undefined);
const onClose = vi.fn();
const release = vi.fn(async () => undefined);
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('Audio', FakeAudio);
  device.recorded = 'OggS and sound';
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => ({ release }) }, configurable: true });
});
afterEach(() => {
  crisis.close();
  player.close();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const open = () => render(<VoiceRecorder onUse={onUse} onClose={onClose} />);
const tracks = (): string[] => device.tracks.map(({ readyState }) => readyState);
const spoken = (): string => screen.getByRole('status').textContent;

/** Opens the recorder, and records for a while. */
async function record(ms = 42_000) {
  const opened = open();
  await press('Gravar');
  await screen.findByRole('button', { name: 'Parar' });
  clock.at += ms;
  return opened;
}

/** The page is hidden: another app, or the screen's lock. */
function hide(): void {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  hidden.mockRestore();
}

it('records, lets the person listen, and hands over the recording with its type and duration', async () => {
  await record();
  expect([spoken(), screen.getByRole('timer').textContent, tracks()]).toEqual(['Gravando.', '0:00 de 2:00', ['live']]);
  await press('Parar');
  await screen.findByRole('button', { name: 'Usar' });
  expect([spoken(), tracks()]).toEqual(['Gravação pronta, 42 segundos.', ['ended']]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvir a nota de voz' }));
  expect(losesByLeaving()).toBe(true);
  await press('Usar');
  const [voice] = onUse.mock.calls[0] ?? [];
  expect(voice).toMatchObject({ kind: 'voice', type: 'audio/ogg', durationMs: 42_000 });
  expect([voice?.file.type, await voice?.file.text()]).toEqual(['audio/ogg', 'OggS and sound']);
  expect(hasUnsavedWork()).toBe(false);
});

it('keeps the screen on while it records', async () => {
  await record();
  expect(release).not.toHaveBeenCalled();
  await press('Parar');
  await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

it('pauses the podcast', async () => {
  player.toggle(item('a'));
  await record();
  expect(player.current()?.isPlaying).toBe(false);
});

it('ends by itself after 2 minutes, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  open();
  await act(async () => screen.getByRole('button', { name: 'Gravar' }).click());
  clock.at += 120_010;
  act(() => void vi.advanceTimersByTime(120_000));
  const reason = 'A gravação chegou a 2 minutos e parou. O que você falou está aqui.';
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(spoken()).toBe(`${reason} Gravação pronta, 2 minutos.`);
});

it.each([
  ['the page is hidden', hide],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the crisis card opens', () => crisis.show({ source: 'asked', kind: null, about: 'self' })],
  ['the device takes the microphone', () => device.recorders[0]?.stop()],
])('ends when %s, and keeps what was recorded', async (_, happen) => {
  await record();
  act(() => void happen());
  expect(await screen.findByText(/^A gravação parou quando .* está aqui\.$/)).toBeTruthy();
  expect(tracks()).toEqual(['ended']);
  await press('Usar');
  expect(onUse).toHaveBeenCalledTimes(1);
});

describe('a microphone that', () => {
  it('is refused is explained, with the way to allow it; then it can be tried again', async () => {
    device.refusal = 'NotAllowedError';
    open();
    await press('Gravar');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('O microfone não está permitido.');
    expect(alert.textContent).toContain('Chrome');
    device.refusal = null;
    await press('Tentar de novo');
    expect(await screen.findByRole('button', { name: 'Parar' })).toBe(document.activeElement);
  });

  it.each([
    ['NotFoundError', /^Não encontramos um microfone/],
    ['NotReadableError', /^O microfone não abriu/],
  ])('fails with %s is explained', async (name, text) => {
    device.refusal = name;
    open();
    await press('Gravar');
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
  });

  it('is not there at all is explained', async () => {
    setNavigator('mediaDevices', undefined);
    open();
    await press('Gravar');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Não dá para gravar com/);
  });

  it.each(['', 'something else'])('delivers "%s", which is no sound, is explained', async (recorded) => {
    device.recorded = recorded;
    await record();
    await press('Parar');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Nada foi gravado/);
  });

  it('opens only after the recorder was closed is switched off', async () => {
    let answer = (): void => undefined;
    device.whileAsking = () => new Promise((resolve) => (answer = () => resolve()));
    const { unmount } = open();
    await press('Gravar');
    await press('Fechar');
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    answer();
    await waitFor(() => expect(tracks()).toEqual(['ended']));
  });
});

describe('closing', () => {
  it('during a recording ends it and asks; the person stays, and uses it', async () => {
    await record();
    await userEvent.keyboard('{Escape}');
    await screen.findByRole('alertdialog', { name: 'Descartar a gravação?' });
    expect(tracks()).toEqual(['ended']);
    await press('Continuar aqui');
    await press('Usar');
    expect([onUse.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });

  it('discards the recording only after a confirmation', async () => {
    const { unmount } = await record();
    await press('Parar');
    await press('Fechar');
    expect(onClose).not.toHaveBeenCalled();
    await press('Descartar');
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    open();
    expect(screen.queryByRole('button', { name: 'Usar' })).toBeNull();
  });
});

describe('a recording whose screen was removed, as by the lock of the app,', () => {
  it('is offered when the recorder opens again, until it is used', async () => {
    const { unmount } = await record();
    unmount();
    await waitFor(() => expect(tracks()).toEqual(['ended']));
    const again = open();
    expect(await screen.findByText('Esta gravação ficou por usar.')).toBeTruthy();
    await press('Usar');
    expect(onUse.mock.calls[0]?.[0]).toMatchObject({ durationMs: 42_000 });
    again.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Gravar' })).toBeTruthy();
  });

  it('is not there for the next person', async () => {
    const { unmount } = await record();
    await press('Parar');
    await screen.findByRole('button', { name: 'Usar' });
    unmount();
    await leave();
    await signIn('joao');
    open();
    expect(await screen.findByRole('button', { name: 'Gravar' })).toBeTruthy();
  });
});

describe('a recording that is being stored', () => {
  it('stays in the recorder, which neither closes nor records, and can be used again if that failed', async () => {
    const failed = vi.spyOn(toast, 'failed').mockReturnValue();
    let refuse = (): void => undefined;
    onUse.mockImplementationOnce(() => new Promise((_, reject) => (refuse = () => reject(new Error('No room')))));
    const { unmount } = await record();
    await press('Parar');
    await press('Usar');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Gravar de novo' }).disabled).toBe(true);
    await press('Guardando…');
    await press('Fechar');
    expect([hasUnsavedWork(), onUse.mock.calls.length, onClose.mock.calls.length]).toEqual([true, 1, 0]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await act(async () => refuse());
    expect(failed.mock.calls).toEqual([[expect.stringContaining('continua aqui')]]);
    unmount();
    open();
    await press('Usar');
    expect(onUse.mock.calls[1]?.[0]).toMatchObject({ durationMs: 42_000 });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    vi.restoreAllMocks();
  });
});

it('another recording replaces the last one only once it is complete', async () => {
  await record();
  await press('Parar');
  device.refusal = 'NotReadableError';
  await press('Gravar de novo');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^O microfone não abriu/);
  device.refusal = null;
  await press('Gravar de novo');
  expect(await screen.findByRole('button', { name: 'Parar' })).toBe(document.activeElement);
  clock.at += 7000;
  await press('Parar');
  await press('Usar');
  expect(onUse.mock.calls[0]?.[0]).toMatchObject({ durationMs: 7000 });
});

it('a recording stays for the same person after the session ended by itself', async () => {
  const { unmount } = await record();
  await press('Parar');
  await screen.findByRole('button', { name: 'Usar' });
  unmount();
  await session.end();
  await signIn();
  open();
  expect(await screen.findByRole('button', { name: 'Usar' })).toBeTruthy();
  await press('Usar');
});
