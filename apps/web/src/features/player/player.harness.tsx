import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { player } from '../../state/player/player.ts';
import { draw } from '../../testing/draw.tsx';
import { fakeAudio, item } from '../../testing/fake-audio.ts';
import { withVisitor } from '../../testing/signed-in.ts';
import { positions } from './audio/positions.ts';
import { Player } from './player.tsx';

export const audio = fakeAudio();
export const calm = item('calma');

export function show({ isLarge = true, isBare = false } = {}): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isLarge,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const page = (
    <>
      <main tabIndex={-1}>
        <button type="button" onClick={() => player.toggle(calm)}>
          Ouvir
        </button>
        <Link to="/outra">Outra página</Link>
      </main>
      <Player isBare={isBare} />
    </>
  );
  draw(page);
}

export function listen(): void {
  const opener = screen.getByRole('button', { name: 'Ouvir' });
  opener.focus();
  fireEvent.click(opener);
}
export function showOpen(options: Parameters<typeof show>[0] = {}): void {
  show(options);
  listen();
}

/** Shows the player with an audio of 300 s, of which the metadata have arrived. */
export function showPlaying(options: Parameters<typeof show>[0] = {}): void {
  showOpen(options);
  act(() => audio.arrive(300));
}
export const press = (name: string): void => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
export const area = () => screen.queryByRole('region', { name: 'Tocador de áudio' });
export const slider = () => screen.getByRole<HTMLInputElement>('slider');
export const offset = () => document.documentElement.style.getPropertyValue('--player-offset');

export function withPlayer(): void {
  beforeEach(() => {
    audio.refusal = null;
  });

  withVisitor();
  afterEach(() => {
    act(() => player.close());
    cleanup();
    positions.forgetVisitors();
  });
}
