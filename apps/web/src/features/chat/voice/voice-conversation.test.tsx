// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeShell, runInShell } from '../../../testing/fake-shell.ts';
import { said, show, usageOf, withChat } from '../chat.harness.tsx';
import type { Talk } from '../conversation/use-conversation.ts';
import { fakeTalk, fakeVoice } from './voice.harness.ts';
import type { Voice } from './voice.ts';
import { VoiceConversation } from './voice-conversation.tsx';

withChat();

/** Renders the screens with a voice that the test changes. */
async function open(fields: Partial<Voice> = {}, talk: Talk = fakeTalk()) {
  let set: (next: Voice) => void = () => undefined;
  const voice = fakeVoice(fields);
  const hearer = { who: 'voz.exemplo', onTakeBack: vi.fn() };
  const onText = vi.fn();
  function Screens({ children }: { children: ReactNode }) {
    const [now, change] = useState(voice);
    set = change;
    return <VoiceConversation voice={now} talk={talk} messages={children} hearer={hearer} onText={onText} />;
  }
  show(
    <Screens>
      <p>As mensagens</p>
    </Screens>,
  );
  await act(async () => undefined);
  return { voice, hearer, onText, become: (next: Partial<Voice>) => act(() => set({ ...voice, ...next })) };
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const heading = (name: string): HTMLElement => screen.getByRole('heading', { name });
const warning = (text: string) => ({ warning: { text, retry: null } });

describe('the microphone’s permission', () => {
  it('is read first, with "Verificando permissões..."', async () => {
    const checkMicrophone = vi.fn(() => new Promise<void>(() => undefined));
    await open({ microphone: 'unknown', checkMicrophone });
    expect(checkMicrophone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status').textContent).toBe('Verificando permissões...');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is requested only after "Solicitar Permissão", which shows why it failed', async () => {
    const { voice, become } = await open({ microphone: 'unknown', status: 'idle' });
    expect(voice.requestMicrophone).not.toHaveBeenCalled();
    fireEvent.click(button('Solicitar Permissão'));
    expect(voice.requestMicrophone).toHaveBeenCalledTimes(1);
    become(warning('Microfone não suportado neste dispositivo'));
    expect(screen.getByRole('alert').textContent).toContain('Microfone não suportado neste dispositivo');
  });

  it('has instructions for each browser if it was denied, and a way back to the text', async () => {
    const denied = { microphone: 'denied', status: 'idle', ...warning('Permissão de microfone negada') } as const;
    const { voice, onText } = await open(denied);
    const text = screen.getByRole('alert').textContent;
    for (const part of ['Permissão de microfone negada', 'Chrome:', 'Safari:', 'Firefox:'])
      expect(text).toContain(part);
    fireEvent.click(button('Solicitar Permissão'));
    expect(voice.dismissWarning).toHaveBeenCalledTimes(1);
    expect(voice.requestMicrophone).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Voltar ao texto'));
    expect(onText).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['android', 'abra as configurações do celular'],
    ['ios', 'abra os Ajustes do iPhone'],
  ] as const)('has the instructions of the phone if it was denied in the native app: %s', async (os, instruction) => {
    vi.stubEnv('VITE_SHELL', 'native');
    const fake = fakeShell();
    Object.assign(fake.shell, { os });
    onTestFinished(runInShell(fake));
    await open({ microphone: 'denied', status: 'idle' });
    const items = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(instruction)]);
  });
});

describe('the intro', () => {
  it('shows "Chat de Áudio", "Microfone autorizado" and who hears, and starts with "Iniciar Conversa"', async () => {
    const { voice, hearer } = await open({ status: 'idle' });
    expect(heading('Chat de Áudio')).toBeTruthy();
    expect(screen.getByText('Microfone autorizado')).toBeTruthy();
    expect(screen.getByText(/Quem ouve e fala: voz\.exemplo\./)).toBeTruthy();
    expect(screen.queryByText('As mensagens')).toBeNull();
    fireEvent.click(button('Iniciar Conversa'));
    expect(voice.start).toHaveBeenCalledTimes(1);
    fireEvent.click(button('Retirar a permissão'));
    expect(hearer.onTakeBack).toHaveBeenCalledTimes(1);
  });

  it('comes back with the messages when a session was ended by "Encerrar"', async () => {
    const { voice, become } = await open({}, fakeTalk({ messages: [said('Oi', { isUser: true })] }));
    expect(screen.queryByRole('button', { name: 'Iniciar Conversa' })).toBeNull();
    expect(screen.getByText('As mensagens')).toBeTruthy();
    fireEvent.click(button('Encerrar'));
    expect(voice.end).toHaveBeenCalledTimes(1);
    become({ status: 'ended' });
    expect(button('Iniciar Conversa')).toBeTruthy();
    expect(screen.getByText('As mensagens')).toBeTruthy();
  });

  it('shows the limit when no messages are left, and can still be started for a request for help', async () => {
    const { voice } = await open({ status: 'idle' }, fakeTalk({ isOverLimit: true, usage: usageOf(5) }));
    expect(screen.getByRole('link', { name: 'Ver os planos' })).toBeTruthy();
    expect(screen.getByText('As mensagens de hoje acabaram. Um pedido de ajuda continua sendo ouvido.')).toBeTruthy();
    fireEvent.click(button('Iniciar Conversa'));
    expect(voice.start).toHaveBeenCalledTimes(1);
  });
});

describe('the focus', () => {
  it('moves to the record button when the start button is gone, and to the intro after the end', async () => {
    const { become } = await open({ status: 'idle' });
    button('Iniciar Conversa').focus();
    become({ status: 'connecting' });
    expect(document.activeElement).toBe(button('Falar'));
    button('Encerrar').focus();
    become({ status: 'ended' });
    expect(document.activeElement).toBe(heading('Chat de Áudio'));
  });

  it('moves to the record button when the focused button of a closed warning is gone', async () => {
    const { become } = await open(warning('Timeout no processamento.'));
    act(() => button('OK').focus());
    become({ warning: null });
    expect(document.activeElement).toBe(button('Falar'));
  });

  it('moves to the title when the consent’s button is gone, and when the permission was denied', async () => {
    const { become } = await open({ microphone: 'unknown', status: 'idle' });
    expect(document.activeElement).toBe(heading('Para conversar por voz, permita o microfone'));
    act(() => (document.activeElement as HTMLElement).blur());
    become({ microphone: 'denied' });
    expect(document.activeElement).toBe(heading('Permissão de microfone negada'));
  });

  it('stays with somebody who reads the messages', async () => {
    const { become } = await open();
    become({ status: 'processing' });
    become({ status: 'playing' });
    expect(document.activeElement).toBe(document.body);
  });
});
