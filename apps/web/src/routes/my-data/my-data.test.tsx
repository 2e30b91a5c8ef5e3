// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { session } from '../../lib/session/session.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { overviewOf } from '../../testing/my-data-answers.ts';
import { Component } from './my-data.tsx';

beforeEach(() => session.start({ userId: 'maria', token: 't' }, 'maria@exemplo.com'));
afterEach(async () => {
  cleanup();
  await session.leave();
  queryClient.clear();
});

it('/meus-dados leads to the three actions from its top, and has a part for each subject', async () => {
  server.answer('GET /my-data', overviewOf({ entries: 3 }));
  server.answer('GET /exports', []);
  server.answer('GET /imports', []);
  server.answer('GET /consents', []);
  server.answer('GET /access-log', []);
  server.answer('GET /professional-invites', []);
  const router = createMemoryRouter([{ path: '/meus-dados', element: <Component /> }], {
    initialEntries: ['/meus-dados'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Registros de humor');
  const actions = within(screen.getByRole('navigation', { name: 'O que você pode fazer' })).getAllByRole('link');
  expect(actions.map((link) => link.getAttribute('href'))).toEqual([
    '#copia',
    '/meus-dados/importar',
    '/meus-dados/excluir',
  ]);
  expect(within(document.getElementById('copia') ?? document.body).getByRole('button').textContent).toBe(
    'Preparar uma cópia',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'O que está guardado',
    'Levar uma cópia',
    'Trazer um diário',
    'Quem viu o que você compartilhou',
    'Permissões',
    'Contato sobre seus dados',
    'Excluir minha conta',
  ]);
});
