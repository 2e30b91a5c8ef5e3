// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../../lib/time/clock.ts';
import { statusTexts } from '../voice.copy.ts';
import { fakeVoice } from '../voice.harness.ts';
import type { Voice } from '../voice.types.ts';
import { VoiceDock } from './voice-dock.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  setClock(() => 100_000);
});
afterEach(() => {
  cleanup();
  setClock(() => Date.now());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const NOTHING = { caption: '', isBusy: false, isOverLimit: false, isOnline: true };

function show(given: Partial<Voice> = {}, more: Partial<typeof NOTHING> = {}) {
  const voice = fakeVoice(given);
  const drawn = (next: Voice) => <VoiceDock {...NOTHING} {...more} voice={next} />;
  const { rerender } = render(drawn(voice));
  return {
    voice,
    become: (next: Partial<Voice>) => rerender(drawn({ ...voice, ...next })),
  };
}

const mic = (): HTMLElement => screen.getByRole('button', { name: /^(Falar$|Solte para enviar|Enviar gravação)/ });
const mouse = { button: 0, pointerType: 'mouse', pointerId: 1 };
/** jsdom has no PointerEvent, so the fields are set on the event. */
function point(kind: 'down' | 'move' | 'up' | 'cancel', given: object = mouse): void {
  const event = Object.assign(new Event(`pointer${kind}`, { bubbles: true }), { clientX: 0, clientY: 0, ...given });
  act(() => void mic().dispatchEvent(event));
}

describe('the record button', () => {
  it.each(['mouse', 'pen'])('records while a %s holds it, and sends at the release', (pointerType) => {
    const { voice, become } = show();
    point('down', { ...mouse, pointerType });
    expect(voice.record).toHaveBeenCalledTimes(1);
    become({ status: 'recording', recordingSince: 99_000 });
    expect(voice.send).not.toHaveBeenCalled();
    point('up', { ...mouse, pointerType });
    fireEvent.click(mic(), { detail: 1 });
    expect(voice.send).toHaveBeenCalledTimes(1);
    expect(voice.record).toHaveBeenCalledTimes(1);
    expect(voice.cancel).not.toHaveBeenCalled();
  });

  it('ignores other mouse buttons', () => {
    const { voice } = show();
    point('down', { ...mouse, button: 2 });
    expect(voice.record).not.toHaveBeenCalled();
  });

  it('cancels if the pointer slides away before the release', () => {
    const { voice, become } = show();
    point('down');
    become({ status: 'recording', recordingSince: 99_000 });
    point('move', { ...mouse, clientX: 200 });
    expect(screen.getByText('Solte para cancelar')).toBeTruthy();
    point('move', { ...mouse, clientX: 10 });
    expect(screen.queryByText('Solte para cancelar')).toBeNull();
    point('up', { ...mouse, clientX: 200 });
    expect(voice.cancel).toHaveBeenCalledTimes(1);
    expect(voice.send).not.toHaveBeenCalled();
  });

  it('sends if the button moved below a pointer that stays', () => {
    const { voice, become } = show();
    point('down', { ...mouse, clientX: 10 });
    become({ status: 'recording', recordingSince: 99_000 });
    mic().getBoundingClientRect = () => new DOMRect(0, 300, 80, 80);
    point('move', { ...mouse, clientX: 13 });
    expect(screen.queryByText('Solte para cancelar')).toBeNull();
    point('up', { ...mouse, clientX: 13 });
    expect(voice.send).toHaveBeenCalledTimes(1);
  });

  it('says that a cancelled recording was not sent', () => {
    const { become } = show();
    point('down');
    become({ status: 'recording', recordingSince: 99_000 });
    fireEvent.keyDown(window, { key: 'Escape' });
    become({ status: 'ready', recordingSince: null });
    expect(screen.getByText('Gravação descartada. Nada foi enviado.')).toBeTruthy();
  });

  it.each([
    ['Enter', 'Enter'],
    ['Space', ' '],
  ])('records while %s is held, and sends at the release', (_, key) => {
    const { voice, become } = show();
    mic().focus();
    fireEvent.keyDown(mic(), { key });
    become({ status: 'recording', recordingSince: 99_000 });
    fireEvent.keyDown(mic(), { key, repeat: true });
    expect(voice.record).toHaveBeenCalledTimes(1);
    expect(voice.send).not.toHaveBeenCalled();
    fireEvent.keyUp(mic(), { key });
    expect(voice.send).toHaveBeenCalledTimes(1);
  });

  it('does not start with a key that was pressed before it had the focus', () => {
    const { voice } = show();
    fireEvent.keyDown(mic(), { key: 'Enter', repeat: true });
    fireEvent.keyUp(mic(), { key: 'Enter' });
    expect(voice.record).not.toHaveBeenCalled();
    expect(voice.send).not.toHaveBeenCalled();
  });

  it('cancels if the focus leaves while a key is held', () => {
    const { voice } = show();
    act(() => mic().focus());
    fireEvent.keyDown(mic(), { key: ' ' });
    act(() => mic().blur());
    expect(voice.cancel).toHaveBeenCalledTimes(1);
  });

  it('starts with a tap of a finger, and sends with the next one', () => {
    const { voice, become } = show();
    const finger = { ...mouse, pointerType: 'touch' };
    const tap = (): void => {
      point('down', finger);
      point('up', finger);
      fireEvent.click(mic(), { detail: 1 });
    };
    tap();
    expect(voice.record).toHaveBeenCalledTimes(1);
    expect(voice.send).not.toHaveBeenCalled();
    become({ status: 'recording', recordingSince: 99_000 });
    tap();
    expect(voice.send).toHaveBeenCalledTimes(1);
    expect(voice.record).toHaveBeenCalledTimes(1);
  });

  it('starts and sends with the clicks of assistive technology', () => {
    const { voice, become } = show();
    fireEvent.click(mic());
    become({ status: 'recording', recordingSince: 99_000 });
    fireEvent.click(mic());
    expect(voice.record).toHaveBeenCalledTimes(1);
    expect(voice.send).toHaveBeenCalledTimes(1);
  });

  it('has a way without holding, with buttons to send and to cancel', () => {
    const { voice, become } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Falar sem segurar' }));
    become({ status: 'recording', recordingSince: 99_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    expect(voice.send).toHaveBeenCalledTimes(1);
    become({ status: 'recording', recordingSince: 99_000 });
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(voice.cancel).toHaveBeenCalledTimes(1);
  });

  it('is cancelled by Escape, which the panel around it does not see', () => {
    const panel = vi.fn();
    document.addEventListener('keydown', panel, { capture: true });
    const { voice } = show();
    fireEvent.keyDown(mic(), { key: 'Escape' });
    expect(panel).toHaveBeenCalledTimes(1);
    point('down');
    fireEvent.keyDown(mic(), { key: 'Escape' });
    expect(voice.cancel).toHaveBeenCalledTimes(1);
    expect(panel).toHaveBeenCalledTimes(1);
    point('up');
    expect(voice.send).not.toHaveBeenCalled();
    document.removeEventListener('keydown', panel, { capture: true });
  });

  it('sends nothing at the release of a press whose recording ended by itself', () => {
    const { voice, become } = show();
    point('down');
    become({ status: 'recording', recordingSince: 99_000 });
    become({ status: 'processing' });
    point('up');
    expect(voice.send).not.toHaveBeenCalled();
    expect(voice.cancel).not.toHaveBeenCalled();
  });

  it('is free again if a recording could not begin', () => {
    const { voice, become } = show();
    fireEvent.click(mic());
    expect(mic().getAttribute('aria-label')).toBe('Enviar gravação');
    become({ status: 'error', warning: { text: 'Falha ao acessar microfone', retry: null } });
    expect(mic().getAttribute('aria-label')).toBe('Falar');
    become({ status: 'ready' });
    fireEvent.click(mic());
    expect(voice.record).toHaveBeenCalledTimes(2);
    expect(voice.send).not.toHaveBeenCalled();
  });

  it('ends the spoken reply before it records', () => {
    const { voice } = show({ status: 'playing' });
    point('down');
    expect(voice.stopSpeaking).toHaveBeenCalledTimes(1);
    expect(voice.record).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Partial<Voice>, object]>([
    ['the connection is made', { status: 'connecting' }, {}],
    ['a recording is processed', { status: 'processing' }, {}],
    ['a reply to a text is pending', {}, { isBusy: true }],
    ['there is no network', {}, { isOnline: false }],
  ])('keeps the focus but does nothing while %s', (_, given, more) => {
    const { voice } = show(given, more);
    act(() => mic().focus());
    expect(document.activeElement).toBe(mic());
    expect(mic().getAttribute('aria-disabled')).toBe('true');
    point('down');
    fireEvent.click(mic());
    fireEvent.keyDown(mic(), { key: ' ' });
    expect(voice.record).not.toHaveBeenCalled();
  });

  it('stays when no messages are left, because a request for help is heard beyond the limit', () => {
    const { voice } = show({}, { isOverLimit: true });
    expect(screen.getByText('As mensagens de hoje acabaram. Um pedido de ajuda continua sendo ouvido.')).toBeTruthy();
    point('down');
    expect(voice.record).toHaveBeenCalledTimes(1);
  });
});

describe('the status chip', () => {
  it('has the texts of the specification', () => {
    expect(Object.values(statusTexts)).toEqual([
      'Conectando...',
      'Conectado',
      'Pronto',
      'Gravando...',
      'Processando',
      'Reproduzindo',
      'Erro',
    ]);
  });

  it.each(Object.entries(statusTexts))('announces the state "%s" as "%s"', (status, text) => {
    show({ status: status as keyof typeof statusTexts });
    expect(screen.getByRole('status').textContent).toBe(text);
  });

  it('says nothing more while the recording goes on', () => {
    vi.useFakeTimers();
    let at = 100_000;
    setClock(() => at);
    show({ status: 'recording', recordingSince: 95_000 });
    expect(screen.getByRole('timer').textContent).toBe('0:05 de 5:00');
    const before = screen.getByRole('status').textContent;
    at += 62_000;
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.getByRole('timer').textContent).toBe('1:07 de 5:00');
    expect(screen.getByRole('status').textContent).toBe(before);
  });
});

describe('a warning', () => {
  it.each([
    ['Timeout no processamento. Tente novamente.', true],
    ['TIMEOUT', true],
    ['Erro no Processamento', true],
    ['Falha na conexão. Verifique sua internet.', false],
    ['Erro ao reproduzir áudio', false],
  ])('"%s" closes by itself after 8 seconds: %s', (text, closes) => {
    vi.useFakeTimers();
    const { voice } = show({ warning: { text, retry: null } });
    expect(screen.getByRole('alert').textContent).toContain(text);
    act(() => void vi.advanceTimersByTime(7999));
    expect(voice.dismissWarning).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(voice.dismissWarning).toHaveBeenCalledTimes(closes ? 1 : 0);
  });

  it('has "Tentar" only if there is something to try again, and "OK"', () => {
    const retry = vi.fn();
    const { voice, become } = show({ status: 'error', warning: { text: 'Falha na conexão.', retry } });
    fireEvent.click(screen.getByRole('button', { name: 'Tentar' }));
    fireEvent.click(screen.getByRole('button', { name: 'OK' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(voice.dismissWarning).toHaveBeenCalledTimes(1);
    become({ warning: { text: 'Falha na conexão.', retry: null } });
    expect(screen.queryByRole('button', { name: 'Tentar' })).toBeNull();
  });

  it('that says "muito curta" is a notice, which the next recording closes', () => {
    const { voice } = show({ warning: { text: 'A gravação ficou muito curta.', retry: null } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('muito curta'))).toBe(true);
    point('down');
    expect(voice.dismissWarning).toHaveBeenCalledTimes(1);
    expect(voice.record).toHaveBeenCalledTimes(1);
  });
});

describe('the playback controls', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('pause, continue and stop a reply', () => {
    const { voice, become } = show({ status: 'playing' });
    press('Pausar a voz');
    press('Parar a voz');
    expect(voice.pause).toHaveBeenCalledTimes(1);
    expect(voice.stopSpeaking).toHaveBeenCalledTimes(1);
    become({ status: 'playing', playback: { isPaused: true, speed: 1, canReplay: true } });
    press('Continuar a voz');
    expect(voice.resume).toHaveBeenCalledTimes(1);
  });

  it('play the reply again, at another speed', () => {
    const { voice } = show({ playback: { isPaused: false, speed: 1, canReplay: true } });
    press('Ouvir de novo');
    fireEvent.change(screen.getByRole('combobox', { name: 'Velocidade da voz' }), { target: { value: '1.25' } });
    expect(voice.replay).toHaveBeenCalledTimes(1);
    expect(voice.setSpeed).toHaveBeenCalledWith(1.25);
  });

  it('are absent before the first reply', () => {
    show();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ouvir de novo' })).toBeNull();
  });
});
