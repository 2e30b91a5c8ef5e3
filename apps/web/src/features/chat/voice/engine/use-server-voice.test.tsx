// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { tracks, withVoice } from './server-voice.harness.ts';
import { useServerVoice } from './use-server-voice.ts';

withVoice();
afterEach(cleanup);

const { server } = await vi.hoisted(async () => {
  const { FakeConnections } = await import('./live/connection.harness.ts');
  return { server: new FakeConnections() };
});
vi.mock('./live/live-connection.ts', () => ({ openConnection: server.open }));

function Screen({ sessionId, onAccepted }: { sessionId: string | null; onAccepted: (text: string) => void }) {
  const voice = useServerVoice({
    userId: 'maria',
    sessionId,
    onAccepted: (_, text) => onAccepted(`${sessionId}: ${text}`),
    onLimit: () => undefined,
  });
  return (
    <>
      <p role="status">{voice.status}</p>
      <button type="button" onClick={voice.start}>
        Iniciar
      </button>
      <button type="button" onClick={voice.record}>
        Gravar
      </button>
    </>
  );
}

const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const status = (): string | null => screen.getByRole('status').textContent;

async function record(): Promise<void> {
  await press('Iniciar');
  act(() => server.start());
  await press('Gravar');
  expect([status(), tracks()]).toEqual(['recording', ['live']]);
}

it('useServerVoice() switches the microphone off within 1 s when the person goes to another page', async () => {
  const router = createMemoryRouter(
    [
      { path: '/chat', element: <Screen sessionId={null} onAccepted={() => undefined} /> },
      { path: '/home', element: <p>Início</p> },
    ],
    { initialEntries: ['/chat'] },
  );
  render(<RouterProvider router={router} />);
  await record();
  await act(() => router.navigate('/home'));
  vi.advanceTimersByTime(1000);
  expect([tracks(), server.isClosed]).toEqual([['ended'], true]);
});

it('useServerVoice() keeps the conversation when it gets its id, and calls the newest functions', async () => {
  const onAccepted = vi.fn();
  const { rerender } = render(<Screen sessionId={null} onAccepted={onAccepted} />);
  await record();
  rerender(<Screen sessionId="c1" onAccepted={onAccepted} />);
  expect([status(), tracks()]).toEqual(['recording', ['live']]);
  act(() => server.accept({ text: 'Oi' }));
  expect(onAccepted).toHaveBeenCalledWith('c1: Oi');
});
