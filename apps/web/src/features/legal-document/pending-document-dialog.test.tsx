// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { withVisitor } from '../../testing/signed-in.ts';
import { latestDocumentQuery } from './legal-document.queries.ts';
import { PendingDocumentDialog } from './pending-document-dialog.tsx';

const terms = (id: string) => ({
  id,
  document_type: 'TERMS_OF_USE' as const,
  content: `<p>Texto ${id}</p>`,
  created_at: '2026-11-01',
});

const onAccepted = vi.fn(async () => undefined);
let answer: ReturnType<typeof server.hold<'GET /legal-documents/latest'>>;

beforeEach(() => {
  answer = server.hold('GET /legal-documents/latest');
});

withVisitor();
afterEach(() => void vi.resetAllMocks());

/** Renders the dialog: version t1 of the terms is cached, and version t2 has to be accepted. */
async function show() {
  queryClient.setQueryData(latestDocumentQuery('TERMS_OF_USE').queryKey, terms('t1'));
  draw(
    <PendingDocumentDialog
      document={{ id: 't2', document_type: 'TERMS_OF_USE' }}
      onAccepted={onAccepted}
      onLeave={() => undefined}
      leaving={false}
    />,
  );
  await screen.findByRole('dialog');
}

const accept = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Li e aceito' });

it('PendingDocumentDialog accepts only the version that it shows', async () => {
  await show();
  expect(accept().disabled).toBe(true);
  await waitFor(() => expect(server.calls('GET /legal-documents/latest')).toHaveLength(1));
  answer(terms('t2'));
  await screen.findByText('Texto t2');
  expect(accept().disabled).toBe(false);
  const accepted = server.hold('POST /legal-documents/{id}/acceptances');
  await userEvent.click(accept());
  expect(server.calls('POST /legal-documents/{id}/acceptances')[0]?.params).toEqual({ id: 't2' });
  accepted({ documentId: 't2', acceptedAt: 0 });
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
});

it('PendingDocumentDialog reloads the pending documents if an even newer version was published', async () => {
  await show();
  await waitFor(() => expect(server.calls('GET /legal-documents/latest')).toHaveLength(1));
  answer(terms('t3'));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(accept().disabled).toBe(true);
});
