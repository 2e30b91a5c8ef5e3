// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { latestDocumentQuery } from './legal-document.queries.ts';
import { PendingDocumentDialog } from './pending-document-dialog.tsx';

const terms = (id: string) => ({
  id,
  document_type: 'TERMS_OF_USE' as const,
  content: `<p>Texto ${id}</p>`,
  created_at: '2026-11-01',
});

const fetchMock = vi.fn<typeof fetch>();
const onAccepted = vi.fn(async () => undefined);
let answer = (_: Response) => {};

beforeEach(() => {
  fetchMock.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', fetchMock);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

/** The terms of version t1 were read some minutes ago; t2 waits for acceptance. */
async function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(latestDocumentQuery('TERMS_OF_USE').queryKey, terms('t1'));
  render(
    <QueryClientProvider client={client}>
      <PendingDocumentDialog
        document={{ id: 't2', document_type: 'TERMS_OF_USE' }}
        onAccepted={onAccepted}
        onLeave={() => undefined}
        leaving={false}
      />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
}

const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Li e aceito' });

it('takes acceptance of the text that is shown only', async () => {
  await show();
  expect(accept().disabled).toBe(true);
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  answer(Response.json(terms('t2')));
  await screen.findByText('Texto t2');
  expect(accept().disabled).toBe(false);
  await userEvent.click(accept());
  expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/legal-documents/t2/acceptances');
  answer(Response.json({ documentId: 't2', acceptedAt: 0 }, { status: 201 }));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
});

it('asks again what waits when an even newer text has come', async () => {
  await show();
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1));
  answer(Response.json(terms('t3')));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(accept().disabled).toBe(true);
});
