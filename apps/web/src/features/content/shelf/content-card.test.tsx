// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { card } from '../content.fixture.ts';
import { ContentCard } from './content-card.tsx';

afterEach(cleanup);

const open = (...[id, change]: Parameters<typeof card>) => show(<ContentCard content={card(id, change)} withKind />);

it('ContentCard shows summary, kind, reading time and price, and links the article', () => {
  open('sono');
  expect(screen.getByRole('link', { name: 'Título de sono' }).getAttribute('href')).toBe(
    '/conteudos/sono/entender/sono',
  );
  const text = document.body.textContent;
  for (const part of ['Resumo de sono.', 'Grátis', 'Artigo · 6 min']) expect(text).toContain(part);
  const image = screen.getByRole('img', { name: 'Um farol aceso à noite' });
  const attributes = ['loading', 'width', 'height'].map((name) => image.getAttribute(name));
  expect(attributes).toEqual(['lazy', '400', '300']);
});

it.each([
  [true, 'Premium, fechado no seu plano'],
  [false, 'Premium'],
])('ContentCard of a paid article (locked: %s) shows the badge "%s"', (isLocked, badge) => {
  open('sono', { isPremium: true, isLocked, requiredPlan: 'premium', kind: 'podcast', minutes: 5 });
  expect(document.querySelector('article p:last-child')?.textContent).toBe(`${badge}Podcast · 5 min`);
});
