// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakePictures } from '../../../lib/media/photo.harness.ts';
import { withDatabases } from '../../../testing/databases.ts';
import { press } from '../../../testing/show.tsx';
import { choosePhotos, files, photoFile, startAttachmentServer } from '../attachment/attachment-server.harness.tsx';
import { server } from '../mood-server.harness.ts';
import { record } from './record-now.fixture.tsx';

withDatabases();
beforeEach(() => {
  fakePictures();
  startAttachmentServer();
});

it('an entry with a photo is undone after a question, because its photo doesn’t come back', async () => {
  await record();
  await screen.findByRole('button', { name: 'Adicionar foto' });
  choosePhotos(photoFile());
  await screen.findByRole('button', { name: 'Foto 1 de 1' });
  await waitFor(() => expect(files.stored).toMatchObject([{ entryId: 'e1', kind: 'photo' }]));
  await press('Desfazer');
  await screen.findByText(/não voltam/);
  await press('Manter');
  expect(server.sent.map(({ method }) => method)).toEqual(['POST']);
  await press('Desfazer');
  await screen.findByText(/não voltam/);
  const [, confirm] = screen.getAllByRole('button', { name: 'Desfazer', hidden: true });
  confirm?.click();
  await screen.findByText(/Registro desfeito/);
  expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
});
