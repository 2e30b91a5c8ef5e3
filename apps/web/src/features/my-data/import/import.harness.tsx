import type { ImportPreview } from '@alento/contract/my-data/imports';
import { fireEvent, screen } from '@testing-library/react';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { previewOf } from '../../../testing/my-data-answers.ts';
import { show, signIn } from '../my-data.harness.tsx';
import { ImportScreen } from './import-screen.tsx';

const TAGS = [{ id: 't1', name: 'família', icon: 'heart' as const }];

/** Signs in a person who has imported nothing. */
export async function begin(): Promise<void> {
  server.answer('GET /imports', []);
  server.answer('GET /tags', TAGS);
  await signIn();
}

export const open = () => show(<ImportScreen />, ['/historico', '/ajuda']);

export const fileOf = (name = 'daylio_export.csv', text = 'full_date') => new File([text], name);

export async function choose(file = fileOf()): Promise<void> {
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [file] } });
}

/** Opens the screen and reads a file with the given preview. */
export async function preview(given: Partial<ImportPreview> = {}): Promise<void> {
  server.answer('POST /imports', previewOf(given));
  open();
  await choose();
  await screen.findByRole('heading', { name: 'O que vem no arquivo' });
}

export const focused = () => document.activeElement?.textContent;
