// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { card } from '../content.fixture.ts';
import { ContentCard } from './content-card.tsx';

afterEach(cleanup);

const show = (...[id, change]: Parameters<typeof card>) =>
  render(
    <MemoryRouter>
      <ContentCard content={card(id, change)} withKind />
    </MemoryRouter>,
  );

it('ContentCard shows summary, kind, reading time and price, and links the article', () => {
  show('sono');
  expect(screen.getByRole('link', { name: 'Título de sono' }).getAttribute('href')).toBe(
    '/conteudos/sono/entender/sono',
  );
  const text = document.body.textContent;
  for (const part of ['Resumo de sono.', 'Grátis', 'Artigo · 6 min']) expect(text).toContain(part);
  const image = screen.getByRole('img', { name: 'Um farol aceso à noite' });
  expect([image.getAttribute('loading'), image.getAttribute('width'), image.getAttribute('height')]).toEqual([
    'lazy',
    '400',
    '300',
  ]);
});

it.each([
  [true, 'Premium, fechado no seu plano'],
  [false, 'Premium'],
])('ContentCard of a paid article (locked: %s) shows the badge "%s"', (isLocked, badge) => {
  show('sono', { isPremium: true, isLocked, requiredPlan: 'premium', kind: 'podcast', minutes: 5 });
  expect(document.querySelector('article p:last-child')?.textContent).toBe(`${badge}Podcast · 5 min`);
});
