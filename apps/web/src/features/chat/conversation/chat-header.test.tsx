// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { said, show, withChat } from '../chat.harness.tsx';
import { ChatHeader, type ChatMode, HeardBy } from './chat-header.tsx';

withChat();

const SERVICE = { provider: 'voz.exemplo', isAllowed: true, isMinor: false };
const LOCAL = 'Modelo local, sem IA externa';

const HEARS = 'Ouve e fala: voz.exemplo, serviço externo.';

it.each<[string, ChatMode, object, 'local' | 'external', string, string | null]>([
  ['in Texto says which model writes', 'text', {}, 'local', LOCAL, null],
  ['in Áudio says who writes, and which service hears', 'audio', {}, 'local', 'Escreve: modelo local.', HEARS],
  ['in Áudio names both', 'audio', {}, 'external', 'Escreve: IA externa, com a sua permissão.', HEARS],
  ['in Áudio doesn’t name a service that hears nothing yet', 'audio', { isAllowed: false }, 'local', LOCAL, null],
  ['in Áudio of the browser names who writes', 'audio', { provider: null }, 'local', 'Escreve: modelo local.', null],
])('a conversation %s', async (_, mode, voice, writtenBy, text, hears) => {
  server.answer('GET /voice', { ...SERVICE, ...voice });
  show(
    <>
      <ChatHeader
        mode={mode}
        isNew={false}
        name=""
        messages={[said('Olá.', { writtenBy })]}
        book={null}
        heading={(title) => <h1>{title}</h1>}
      >
        {null}
      </ChatHeader>
      {mode === 'audio' && <HeardBy />}
    </>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  if (hears !== null) expect(await screen.findByText(hears)).toBeTruthy();
  else expect(screen.queryByText(/^Ouve e fala/)).toBeNull();
  expect(server.calls('GET /voice')).toHaveLength(mode === 'text' ? 0 : 1);
});
