// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../../../lib/time/clock.ts';
import { withClock } from '../../../../testing/clock.ts';
import { fakeVoice } from '../voice.harness.ts';
import type { Voice } from '../voice.ts';
import { VoiceDock } from './voice-dock.tsx';

withClock(100_000);
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const NOTHING = { isBusy: false, isOverLimit: false, isOnline: true };
const RECORDING = { status: 'recording', recordingSince: 99_000 } as const;

function show(fields: Partial<Voice> = {}, more: Partial<typeof NOTHING> = {}) {
  const voice = fakeVoice(fields);
  const drawn = (next: Voice) => <VoiceDock {...NOTHING} {...more} voice={next} />;
  const { rerender } = render(drawn(voice));
  return {
    voice,
    become: (next: Partial<Voice>) => rerender(drawn({ ...voice, ...next })),
    /** How often a recording was begun, sent and cancelled. */
    counts: () => [voice.record, voice.send, voice.cancel].map((action) => vi.mocked(action).mock.calls.length),
  };
}

const mic = (): HTMLElement => screen.getByRole('button', { name: /^(Falar$|Solte para enviar|Enviar gravação)/ });
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const mouse = { button: 0, pointerType: 'mouse', pointerId: 1 };
/** jsdom has no PointerEvent, so the fields are set on the event. */
function point(kind: 'down' | 'move' | 'up' | 'cancel', more: object = {}): void {
  const fields = { clientX: 0, clientY: 0, ...mouse, ...more };
  act(() => void mic().dispatchEvent(Object.assign(new Event(`pointer${kind}`, { bubbles: true }), fields)));
}

it('a recording continues when Escape closes a menu', () => {
  const { counts } = show(RECORDING);
  render(
    <div role="menu">
      <button type="button">Texto</button>
    </div>,
  );
  fireEvent.keyDown(screen.getByRole('button', { name: 'Texto' }), { key: 'Escape' });
  expect(counts()).toEqual([0, 0, 0]);
});

describe('the record button', () => {
  const key = (kind: 'keyDown' | 'keyUp', name: string, more = {}) => fireEvent[kind](mic(), { key: name, ...more });
  type Steps = Readonly<Record<string, (become: (next: Partial<Voice>) => void) => unknown>>;
  const STEPS: Steps = {
    mouseDown: () => point('down'),
    mouseUp: () => [point('up'), fireEvent.click(mic(), { detail: 1 })],
    rightButtonDown: () => point('down', { button: 2 }),
    penDown: () => point('down', { pointerType: 'pen' }),
    penUp: () => point('up', { pointerType: 'pen' }),
    fingerTap: () => {
      for (const kind of ['down', 'up'] as const) point(kind, { pointerType: 'touch' });
      fireEvent.click(mic(), { detail: 1 });
    },
    enterDown: () => key('keyDown', 'Enter'),
    enterRepeated: () => key('keyDown', 'Enter', { repeat: true }),
    enterUp: () => key('keyUp', 'Enter'),
    spaceDown: () => key('keyDown', ' '),
    spaceUp: () => key('keyUp', ' '),
    blur: () => act(() => mic().blur()),
    assistiveClick: () => fireEvent.click(mic(), { detail: 0 }),
    'Falar-sem-segurar': () => press('Falar sem segurar'),
    Enviar: () => press('Enviar'),
    Cancelar: () => press('Cancelar'),
    recording: (become) => become(RECORDING),
    processing: (become) => become({ status: 'processing' }),
  };

  it.each([
    ['mouseDown recording mouseUp', [1, 1, 0]],
    ['penDown recording penUp', [1, 1, 0]],
    ['rightButtonDown', [0, 0, 0]],
    ['enterDown recording enterRepeated', [1, 0, 0]],
    ['enterDown recording enterUp', [1, 1, 0]],
    ['spaceDown recording spaceUp', [1, 1, 0]],
    // A key that was pressed before the button had the focus.
    ['enterRepeated enterUp', [0, 0, 0]],
    ['spaceDown blur', [1, 0, 1]],
    ['fingerTap', [1, 0, 0]],
    ['fingerTap recording fingerTap', [1, 1, 0]],
    ['assistiveClick recording assistiveClick', [1, 1, 0]],
    ['Falar-sem-segurar recording Enviar', [1, 1, 0]],
    ['Falar-sem-segurar recording Cancelar', [1, 0, 1]],
    // The recording ended by itself, at the longest time.
    ['mouseDown recording processing mouseUp', [1, 0, 0]],
  ])('with the steps "%s" begins, sends and cancels: %j', (steps, counts) => {
    const dock = show();
    act(() => mic().focus());
    for (const step of steps.split(' ')) STEPS[step]?.(dock.become);
    expect(dock.counts()).toEqual(counts);
  });

  it('cancels if the pointer slides away before the release', () => {
    const { become, counts } = show();
    point('down');
    become(RECORDING);
    point('move', { clientX: 200 });
    expect(screen.getByText('Solte para cancelar')).toBeTruthy();
    point('move', { clientX: 10 });
    expect(screen.queryByText('Solte para cancelar')).toBeNull();
    point('up', { clientX: 200 });
    expect(counts()).toEqual([1, 0, 1]);
  });

  it('sends if the button moved below a pointer that stays', () => {
    const { become, counts } = show();
    point('down', { clientX: 10 });
    become(RECORDING);
    mic().getBoundingClientRect = () => new DOMRect(0, 300, 80, 80);
    point('move', { clientX: 13 });
    expect(screen.queryByText('Solte para cancelar')).toBeNull();
    point('up', { clientX: 13 });
    expect(counts()).toEqual([1, 1, 0]);
  });

  it('is cancelled by Escape, which the panel around it does not see, and says that nothing was sent', () => {
    const panel = vi.fn();
    document.addEventListener('keydown', panel, { capture: true });
    const { become, counts } = show();
    fireEvent.keyDown(mic(), { key: 'Escape' });
    expect(panel).toHaveBeenCalledTimes(1);
    point('down');
    become(RECORDING);
    fireEvent.keyDown(mic(), { key: 'Escape' });
    become({});
    point('up');
    expect([panel.mock.calls.length, ...counts()]).toEqual([1, 1, 0, 1]);
    expect(screen.getByText('Gravação descartada. Nada foi enviado.')).toBeTruthy();
    document.removeEventListener('keydown', panel, { capture: true });
  });

  it('is free again if a recording could not begin', () => {
    const { become, counts } = show();
    fireEvent.click(mic());
    expect(mic().getAttribute('aria-label')).toBe('Enviar gravação');
    become({ status: 'error', warning: { text: 'Falha ao acessar microfone', retry: null } });
    expect(mic().getAttribute('aria-label')).toBe('Falar');
    become({ status: 'ready' });
    fireEvent.click(mic());
    expect(counts()).toEqual([2, 0, 0]);
  });

  it('ends the spoken reply before it records', () => {
    const { voice, counts } = show({ status: 'playing' });
    point('down');
    expect([vi.mocked(voice.stopSpeaking).mock.calls.length, ...counts()]).toEqual([1, 1, 0, 0]);
  });

  it.each<[string, Partial<Voice>, object]>([
    ['the connection is made', { status: 'connecting' }, {}],
    ['a recording is processed', { status: 'processing' }, {}],
    ['a reply to a text is pending', {}, { isBusy: true }],
    ['there is no network', {}, { isOnline: false }],
  ])('keeps the focus but does nothing while %s', (_, fields, more) => {
    const { counts } = show(fields, more);
    act(() => mic().focus());
    expect(document.activeElement).toBe(mic());
    expect(mic().getAttribute('aria-disabled')).toBe('true');
    point('down');
    fireEvent.click(mic());
    fireEvent.keyDown(mic(), { key: ' ' });
    expect(counts()).toEqual([0, 0, 0]);
  });

  it('stays when no messages are left, because a request for help is heard beyond the limit', () => {
    const { counts } = show({}, { isOverLimit: true });
    expect(screen.getByText('As mensagens de hoje acabaram. Um pedido de ajuda continua sendo ouvido.')).toBeTruthy();
    point('down');
    expect(counts()).toEqual([1, 0, 0]);
  });
});

it('the state of the session is not announced again while the recording goes on', () => {
  vi.useFakeTimers();
  let at = 100_000;
  setClock(() => at);
  show({ status: 'recording', recordingSince: 95_000 });
  expect(screen.getByRole('timer').textContent).toBe('0:05 de 5:00');
  at += 62_000;
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toBe('1:07 de 5:00');
  expect(screen.getByRole('status').textContent).toBe('Gravando...');
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

  it('that replaced a timeout is not closed by the timer of the timeout', () => {
    vi.useFakeTimers();
    const { voice, become } = show({ warning: { text: 'Timeout', retry: null } });
    act(() => void vi.advanceTimersByTime(5000));
    become({ warning: { text: 'Outra coisa', retry: null } });
    act(() => void vi.advanceTimersByTime(5000));
    expect(voice.dismissWarning).not.toHaveBeenCalled();
  });

  it('has "Tentar" only if there is something to try again, and "OK"', () => {
    const retry = vi.fn();
    const { voice, become } = show({ status: 'error', warning: { text: 'Falha na conexão.', retry } });
    press('Tentar');
    press('OK');
    expect(retry).toHaveBeenCalledTimes(1);
    expect(voice.dismissWarning).toHaveBeenCalledTimes(1);
    become({ warning: { text: 'Falha na conexão.', retry: null } });
    expect(screen.queryByRole('button', { name: 'Tentar' })).toBeNull();
  });

  it('that says "muito curta" is a notice, which the next recording closes', () => {
    const { voice, counts } = show({ warning: { text: 'A gravação ficou muito curta.', retry: null } });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent?.includes('muito curta'))).toBe(true);
    point('down');
    expect(voice.dismissWarning).toHaveBeenCalledTimes(1);
    expect(counts()).toEqual([1, 0, 0]);
  });
});

it('the playback controls stop a reply, and are absent before the first one', () => {
  const { voice, become } = show();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ouvir de novo' })).toBeNull();
  become({ status: 'playing' });
  press('Parar a voz');
  expect(voice.stopSpeaking).toHaveBeenCalledTimes(1);
});
