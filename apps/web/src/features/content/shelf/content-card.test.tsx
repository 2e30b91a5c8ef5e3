// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { card } from '../content.fixture.ts';
import { ContentCard } from './content-card.tsx';

it('ContentCard shows summary, kind, reading time and whether it is locked, and links the article', () => {
  show(<ContentCard content={card('sono', { isPremium: true, isLocked: true })} withKind />);
  expect(screen.getByRole('link', { name: 'Título de sono' }).getAttribute('href')).toBe(
    '/conteudos/sono/entender/sono',
  );
  const text = document.body.textContent;
  for (const part of ['Resumo de sono.', 'Premium, fechado no seu plano', 'Artigo · 6 min'])
    expect(text).toContain(part);
  const image = screen.getByRole('img', { name: 'Um farol aceso à noite' });
  const attributes = ['loading', 'width', 'height'].map((name) => image.getAttribute(name));
  expect(attributes).toEqual(['lazy', '400', '300']);
});
