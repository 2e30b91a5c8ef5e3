// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withoutNetwork } from '../../../testing/no-network.ts';
import { showScreens } from '../../../testing/show.tsx';
import { withVisitor } from '../content.harness.tsx';
import { ArticlesScreen } from '../shelf/articles-screen.tsx';

vi.mock('./saved-pieces.tsx', () => {
  throw new Error('Not loaded');
});
withVisitor();

it('offers another attempt without a network if the code of the saved pieces can’t be loaded', async () => {
  withoutNetwork();
  server.fail('GET /articles');
  showScreens({ '/conteudos': <ArticlesScreen /> }, '/conteudos');
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
});
