// @vitest-environment jsdom
import type { Recommendation } from '@alento/contract/recommendation';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { player } from '../../../state/player/player.ts';
import { draw } from '../../../testing/draw.tsx';
import { withIntersections } from '../../../testing/observers.ts';
import { withVisitor } from '../../../testing/signed-in.ts';
import { aRecommendation } from '../recommendation.fixture.ts';
import { RecommendationItem } from './recommendation-item.tsx';

withIntersections();
withVisitor();
afterEach(() => void player.close());

function show(...recommendations: Recommendation[]) {
  const list = (
    <ul>
      {recommendations.map((recommendation) => (
        <RecommendationItem key={recommendation.id} recommendation={recommendation} />
      ))}
    </ul>
  );
  return draw({ '/home': list, '*': <p>Outra tela</p> }, '/home');
}
const button = (name: string) => screen.getByRole('button', { name });

it('RecommendationItem shows and hides its reason by a button', () => {
  show(aRecommendation('luz'));
  const about = button('Sobre e por quê de Título de luz');
  const region = document.getElementById(about.getAttribute('aria-controls') ?? '');
  expect([about.getAttribute('aria-expanded'), region?.hidden]).toEqual(['false', true]);
  fireEvent.click(about);
  expect([about.getAttribute('aria-expanded'), region?.hidden]).toEqual(['true', false]);
  expect(region?.textContent).toBe('Resumo de luzPor que para você: Motivo de luz');
  fireEvent.click(about);
  expect(region?.hidden).toBe(true);
});

it('RecommendationItem opens an external URL in a new window, without opener and referrer', () => {
  show(aRecommendation('luz', { url: 'https://www.example.org/luz' }));
  const link = screen.getByRole('link', { name: 'Título de luz (abre em outra janela)' });
  expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
    'https://www.example.org/luz',
    '_blank',
    'noopener noreferrer',
  ]);
});

it('RecommendationItem renders no link for a javascript: URL', () => {
  show(aRecommendation('luz', { url: 'javascript:alert(1)' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Título de luz' })).toBeTruthy();
});

it('RecommendationItem plays and pauses its audio in the app’s player', () => {
  show(
    aRecommendation('mar', { type: 'other', kind: 'podcast', podcast: '/api/audio/mar.mp3' }),
    aRecommendation('lua', { type: 'other', kind: 'podcast', podcast: '/api/audio/lua.mp3' }),
  );
  expect(screen.getAllByText('Podcast')).toHaveLength(2);
  fireEvent.click(button('Ouvir Título de mar'));
  expect(player.current()?.item).toEqual({
    id: '/conteudos/sono/entender/mar',
    title: 'Título de mar',
    content: 'Resumo de mar',
    podcast: '/api/audio/mar.mp3',
    diseaseCode: '',
    isPremium: false,
    requiredPlan: 'basic',
    tags: ['sono'],
    references: [expect.objectContaining({ title: 'Sleep' })],
    lastUpdated: '2026-11-01',
    expertReviewed: false,
    url: '/conteudos/sono/entender/mar',
    imageUrl: '/imagens/mar.svg',
  });
  expect(button('Pausar Título de mar')).toBeTruthy();
  expect(button('Ouvir Título de lua')).toBeTruthy();
  fireEvent.click(button('Ouvir Título de lua'));
  expect(button('Ouvir Título de mar')).toBeTruthy();
  fireEvent.click(button('Pausar Título de lua'));
  expect(player.current()?.isPlaying).toBe(false);
  act(() => player.settle(true));
  expect(button('Pausar Título de lua')).toBeTruthy();
});
