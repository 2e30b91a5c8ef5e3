// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { player } from '../../state/player/player.ts';
import {
  area,
  audio,
  calm,
  listen,
  offset,
  press,
  show,
  showOpen,
  showPlaying,
  slider,
  withPlayer,
} from './player.harness.tsx';

withPlayer();

it('the player announces that it plays or pauses an audio', async () => {
  show();
  expect(area()).toBeNull();
  listen();
  expect(area()?.getAttribute('data-player')).toBe('top');
  expect(screen.getByRole('link', { name: calm.title }).getAttribute('href')).toBe(calm.url);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(`Tocando: ${calm.title}`));
  press('Pausar');
  expect(audio.paused).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Áudio pausado');
  press('Tocar');
  expect(audio.paused).toBe(false);
});

it('the player announces nothing during playback', async () => {
  showPlaying();
  const announcement = screen.getByRole('status').textContent;
  act(() => audio.reach(10));
  expect(screen.getByRole('status').textContent).toBe(announcement);
  act(() => audio.finish());
  expect(screen.getByRole('status').textContent).toBe('O áudio chegou ao fim');
});

describe('the slider of the player', () => {
  it.each([
    ['ArrowRight', 85],
    ['ArrowUp', 85],
    ['ArrowLeft', 75],
    ['ArrowDown', 75],
    ['PageUp', 95],
    ['PageDown', 65],
    ['Home', 0],
    ['End', 300],
  ])('moves from 80 s by the key %s to %i s', (key, to) => {
    showPlaying();
    act(() => audio.reach(80));
    expect(slider().getAttribute('aria-valuetext')).toBe('1 minuto e 20 segundos de 5 minutos');
    fireEvent.keyDown(slider(), { key });
    expect(audio.currentTime).toBe(to);
    expect(slider().value).toBe(String(to));
  });

  it('moves the playback when it is released, not while it is dragged', () => {
    showPlaying();
    fireEvent.pointerDown(slider());
    fireEvent.change(slider(), { target: { value: '120' } });
    expect(slider().value).toBe('120');
    expect(audio.currentTime).toBe(0);
    act(() => audio.reach(1));
    expect(slider().value).toBe('120');
    fireEvent.pointerUp(slider());
    expect(audio.currentTime).toBe(120);
  });

  it('moves the playback at once if it is changed without a pointer', () => {
    showPlaying();
    fireEvent.change(slider(), { target: { value: '30' } });
    expect(audio.currentTime).toBe(30);
  });

  it('is disabled until the duration is known', () => {
    showOpen();
    expect(slider().disabled).toBe(true);
  });
});

it('the buttons of the player skip by 15 seconds and change the speed', () => {
  showPlaying();
  press('Avançar 15 segundos');
  expect(audio.currentTime).toBe(15);
  press('Voltar 15 segundos');
  expect(audio.currentTime).toBe(0);
  const speed = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Velocidade' });
  expect([...speed.options].map(({ textContent }) => textContent)).toEqual(['0,75×', '1×', '1,25×', '1,5×']);
  fireEvent.change(speed, { target: { value: '1.25' } });
  expect(audio.playbackRate).toBe(1.25);
});

describe('the player on a large screen', () => {
  it('moves the focus when it is minimised or restored', () => {
    showOpen();
    press('Minimizar o tocador');
    expect(area()?.hasAttribute('data-player')).toBe(false);
    expect(audio.paused).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mostrar o tocador inteiro' }));
    press('Mostrar o tocador inteiro');
    expect(area()?.getAttribute('data-player')).toBe('top');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Minimizar o tocador' }));
  });

  it('returns the focus to the button that opened it when it closes', () => {
    showOpen();
    press('Fechar o tocador');
    expect(area()).toBeNull();
    expect(audio.paused).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ouvir' }));
  });
});

describe('the player on a small screen', () => {
  it('opens with all controls, which can be hidden, and has no button to minimise it', () => {
    showOpen({ isLarge: false });
    expect(area()?.getAttribute('data-player')).toBe('bottom');
    expect(offset()).toBe('128px');
    expect(screen.queryByRole('button', { name: 'Minimizar o tocador' })).toBeNull();
    press('Menos controles');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(offset()).toBe('');
    press('Mais controles');
    expect(screen.getByRole('combobox')).toBeTruthy();
  });

  it('shows the whole bar even if it was minimised on a larger screen', () => {
    showOpen({ isLarge: false });
    act(() => player.minimise(true));
    expect(area()?.getAttribute('data-player')).toBe('bottom');
  });

  it('removes its reserved space when it closes', () => {
    showOpen({ isLarge: false });
    press('Fechar o tocador');
    expect(offset()).toBe('');
  });
});

it('the player reserves space below a page without bars', () => {
  showOpen({ isBare: true });
  expect(area()?.getAttribute('data-player')).toBe('bottom');
  expect(area()?.previousElementSibling?.className).toContain('h-(--player-offset)');
});
