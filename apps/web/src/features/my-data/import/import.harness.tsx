import type { ImportPreview } from '@alento/contract/my-data/imports';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { now } from '../../../lib/time/clock.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { importOf, previewOf } from '../../../testing/my-data-answers.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { ImportScreen } from './import-screen.tsx';

const TAGS = [{ id: 't1', name: 'família', icon: 'heart' as const }];

export const CONFIRM = 'POST /imports/{id}/confirm';
export const GET = 'GET /imports/{id}';

/** Sets up each test of a file: a person who has imported nothing. */
export function withImports(): void {
  withMember();
  beforeEach(() => {
    server.answer('GET /imports', []);
    server.answer('GET /tags', TAGS);
  });
}

export const open = () => draw(<ImportScreen />);

export const fileOf = (name = 'daylio_export.csv', text = 'full_date') => new File([text], name);

export async function choose(file = fileOf()): Promise<void> {
  await screen.findByRole('button', { name: 'Escolher arquivo' });
  fireEvent.change(screen.getByLabelText('Escolher arquivo', { selector: 'input' }), { target: { files: [file] } });
}

/** Opens the screen and reads a file with the preview changed by `overrides`. */
export async function preview(overrides: Partial<ImportPreview> = {}): Promise<void> {
  server.answer('POST /imports', previewOf(overrides));
  open();
  await choose();
  await screen.findByRole('heading', { name: 'O que vem no arquivo' });
}

export const focused = () => document.activeElement?.textContent;

/** Confirms the import by this button. It then runs. */
export async function confirmBy(button: string): Promise<void> {
  server.answer(CONFIRM, importOf(now()));
  server.answer(GET, importOf(now()));
  await press(button);
  await screen.findByRole('progressbar');
}
