// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { signIn, withVisitor } from '../../testing/signed-in.ts';
import { Component } from './not-found.tsx';

withVisitor();

it.each([
  ['a member', true],
  ['a visitor', false],
])('the not-found page mentions saved records to %s: %s', async (_, isMember) => {
  if (isMember) await signIn();
  draw(<Component />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Esta página não existe');
  expect(screen.queryByText(/Seus registros continuam onde estavam/) !== null).toBe(isMember);
});
