// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { overviewOf } from '../../testing/my-data-answers.ts';
import { withMember } from '../../testing/signed-in.ts';
import { Component } from './my-data.tsx';

withMember();

it('/meus-dados leads to the three actions from its top, and has a part for each subject', async () => {
  server.answer('GET /my-data', overviewOf({ entries: 3 }));
  server.answer('GET /exports', []);
  server.answer('GET /imports', []);
  server.answer('GET /consents', []);
  server.answer('GET /access-log', []);
  server.answer('GET /professional-invites', []);
  draw(<Component />, '/meus-dados');
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
