// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import type { DataOf } from '../../../testing/fake-server/route.ts';
import { said, show, withChat } from '../chat.harness.tsx';
import { ChatHeader } from './chat-header.tsx';
import type { ChatMode } from './mode-toggle.tsx';

withChat();

const LOCAL = 'Modelo local, sem IA externa';
const open = (
  mode: ChatMode,
  voice: Partial<DataOf<'GET /voice'>> = {},
  writtenBy: 'local' | 'external' = 'local',
): void => {
  server.answer('GET /voice', { provider: 'voz.exemplo', isAllowed: true, isMinor: false, ...voice });
  show(
    <ChatHeader
      mode={mode}
      sessionId="c1"
      name=""
      messages={[said('Olá.', { writtenBy })]}
      drawTitle={(title) => <h1>{title}</h1>}
    >
      {null}
    </ChatHeader>,
  );
};

it('in Texto the header says which model writes', async () => {
  open('text');
  expect(await screen.findByText(LOCAL)).toBeTruthy();
  expect(server.calls('GET /voice')).toHaveLength(0);
});

it('in Áudio the header says who writes, and which external service hears and speaks', async () => {
  open('audio');
  expect(await screen.findByText('Escreve: modelo local. Ouve e fala: voz.exemplo, serviço externo.')).toBeTruthy();
  expect(screen.queryByText(LOCAL)).toBeNull();
});

it('in Áudio with an external model the header names both', async () => {
  open('audio', {}, 'external');
  expect(
    await screen.findByText('Escreve: IA externa, com a sua permissão. Ouve e fala: voz.exemplo, serviço externo.'),
  ).toBeTruthy();
});

it('in Áudio the header doesn’t name a service that hears nothing yet', async () => {
  open('audio', { isAllowed: false });
  expect(await screen.findByText(LOCAL)).toBeTruthy();
  expect(screen.queryByText(/Ouve e fala/)).toBeNull();
});

it('in Áudio of the browser the header speaks of the writing only', async () => {
  open('audio', { provider: null, isAllowed: false });
  expect(await screen.findByText('Escreve: modelo local.')).toBeTruthy();
});
