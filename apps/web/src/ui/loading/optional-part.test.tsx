// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { optionalPart } from './optional-part.tsx';

it('optionalPart() renders a component when its code is loaded', async () => {
  const Part = optionalPart<{ name: string }>(async () => ({ name }) => <p>{name}</p>);
  render(<Part name="Chegou" />);
  expect(await screen.findByText('Chegou')).toBeTruthy();
});

it('optionalPart() renders nothing, and keeps the page, if its code can’t be loaded', async () => {
  const Part = optionalPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <main>
      <p>A tela</p>
      <Part />
      <p>Ao lado</p>
    </main>,
  );
  expect(await screen.findByText('Ao lado')).toBeTruthy();
  expect(screen.getByText('A tela')).toBeTruthy();
});
