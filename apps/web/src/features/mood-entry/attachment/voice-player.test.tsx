// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { player } from '../../../state/player/player.ts';
import { FakeAudio, item } from '../../../testing/fake-audio.ts';
import { VoicePlayer } from './voice-player.tsx';

/** Audio elements of the notes, in the order of their creation. */
const audios: FakeAudio[] = [];
const revoked = vi.fn();
const load = vi.fn(async () => new Blob(['sound']));
beforeEach(() => {
  vi.clearAllMocks();
  audios.length = 0;
  vi.stubGlobal(
    'Audio',
    class extends FakeAudio {
      constructor() {
        super();
        audios.push(this);
      }
    },
  );
  URL.createObjectURL = () => 'blob:note';
  URL.revokeObjectURL = revoked;
});
afterEach(() => {
  player.close();
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const show = () => render(<VoicePlayer durationMs={42_000} load={load} />);
const button = () => screen.getByRole('button');
const slider = () => screen.getByRole<HTMLInputElement>('slider');
/** Presses play, and waits until the file is in the element. */
async function play(at = 0): Promise<FakeAudio> {
  await userEvent.click(screen.getAllByRole('button', { name: 'Ouvir a nota de voz' })[0] as HTMLElement);
  const audio = audios[at] as FakeAudio;
  await waitFor(() => expect(audio.src).toBe('blob:note'));
  return audio;
}

it('loads the file when it is first played, then plays and pauses it', async () => {
  show();
  expect(screen.getByRole('group', { name: 'Nota de voz, 42 segundos' })).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  const audio = await play();
  act(() => audio.arrive(42));
  expect([audio.paused, button().getAttribute('aria-label')]).toEqual([false, 'Pausar a nota de voz']);
  act(() => audio.reach(12.4));
  expect([slider().value, slider().getAttribute('aria-valuetext')]).toEqual(['12.4', '12 segundos de 42 segundos']);
  expect(screen.getByText('0:12 / 0:42')).toBeTruthy();
  await userEvent.click(button());
  expect(audio.paused).toBe(true);
  await userEvent.click(button());
  act(() => audio.finish());
  expect([audio.paused, slider().value, button().getAttribute('aria-label')]).toEqual([
    true,
    '0',
    'Ouvir a nota de voz',
  ]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('looks for the end of a recording whose header has no duration, before it plays', async () => {
  show();
  const audio = await play();
  act(() => audio.arrive(Number.POSITIVE_INFINITY));
  expect([audio.currentTime, audio.paused]).toEqual([1e7, true]);
  act(() => audio.dispatch('seeked'));
  expect([audio.currentTime, audio.paused]).toEqual([0, false]);
});

it('moves by the slider, by keys and by pointer, also before it is loaded', async () => {
  show();
  act(() => slider().focus());
  for (const key of ['{ArrowRight}', '{PageUp}', '{ArrowLeft}']) await userEvent.keyboard(key);
  expect(slider().value).toBe('10');
  const audio = await play();
  act(() => audio.arrive(42));
  expect(audio.currentTime).toBe(10);
  fireEvent.change(slider(), { target: { value: '30' } });
  expect(audio.currentTime).toBe(30);
});

it('one voice plays at a time: another note, or the podcast', async () => {
  show();
  show();
  const first = await play(0);
  act(() => first.arrive(42));
  const second = await play(1);
  act(() => second.arrive(42));
  expect([first.paused, second.paused]).toEqual([true, false]);
  act(() => {
    player.toggle(item('a'));
    player.settle(true);
  });
  expect(second.paused).toBe(true);
  await userEvent.click(screen.getAllByRole('button', { name: 'Ouvir a nota de voz' })[0] as HTMLElement);
  expect([first.paused, player.current()?.isPlaying]).toEqual([false, false]);
});

it('says that the file could not be loaded, and loads it again', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  show();
  await userEvent.click(button());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^A nota de voz não carregou/);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(audios[0]?.src).toBe('blob:note'));
  act(() => audios[0]?.arrive(42));
  expect([screen.queryByRole('alert'), audios[0]?.paused]).toEqual([null, false]);
  act(() => audios[0]?.break());
  expect(await screen.findByRole('alert')).toBeTruthy();
});

it('waits for another tap if the browser refuses to play', async () => {
  show();
  const audio = await play();
  audio.refusal = new DOMException('', 'NotAllowedError');
  await act(async () => audio.arrive(42));
  expect([screen.queryByRole('alert'), button().getAttribute('aria-label')]).toEqual([null, 'Ouvir a nota de voz']);
  audio.refusal = null;
  await userEvent.click(button());
  expect(audio.paused).toBe(false);
});

it('plays on, and later from its new place, when it is sent meanwhile', async () => {
  const { rerender } = show();
  rerender(<VoicePlayer durationMs={42_000} load={async () => new Blob(['stored'])} />);
  const made = vi.spyOn(URL, 'createObjectURL');
  const audio = await play();
  expect([load.mock.calls.length, made.mock.calls[0]]).toEqual([0, [expect.objectContaining({ size: 6 })]]);
  act(() => audio.arrive(42));
  rerender(<VoicePlayer durationMs={42_000} load={load} />);
  expect(audio.paused).toBe(false);
});

it('is silent once it is no longer shown', async () => {
  const { unmount } = show();
  const audio = await play();
  act(() => audio.arrive(42));
  unmount();
  expect([audio.paused, revoked.mock.calls]).toEqual([true, [['blob:note']]]);
});
