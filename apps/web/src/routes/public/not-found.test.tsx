// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { Component } from './not-found.tsx';

afterEach(async () => {
  cleanup();
  await session.leave();
});

it.each([
  ['a member', true],
  ['a visitor', false],
])('the not-found page mentions saved records to %s: %s', (_, isMember) => {
  if (isMember) session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página não existe');
  expect(screen.queryByText(/Seus registros continuam onde estavam/) !== null).toBe(isMember);
});
