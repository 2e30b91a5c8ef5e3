// @vitest-environment jsdom
// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import { MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { act, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { lay } from '../../testing/device.ts';
import { prerender } from '../../testing/show.tsx';
import { PixelFace } from '../chart/pixel-face.tsx';
import { chooseFaceSet, currentFaceSet } from './face-set.ts';
import { MoodFace } from './mood-face.tsx';

afterEach(() => chooseFaceSet('rostos'));

it('draws the moods as faces, and as weather once that was chosen', () => {
  const { container } = render(<MoodFace score={4} />);
  const drawn = () => container.querySelector('use')?.getAttribute('href') ?? null;
  expect(drawn()).toBeNull();
  act(() => chooseFaceSet('tempo'));
  expect(drawn()).toMatch(/#mood-4$/);
  expect(localStorage.getItem('faces')).toBe('tempo');
  expect(prerender(<MoodFace score={4} />)).not.toContain('<use');
  act(() => chooseFaceSet('rostos'));
  expect([drawn(), localStorage.getItem('faces')]).toEqual([null, null]);
});

it('draws the small moods of a year from the chosen set too', () => {
  const { container } = render(<PixelFace score={1} />);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  act(() => chooseFaceSet('tempo'));
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/#mood-1$/);
});

it('reads an unknown stored set as faces', async () => {
  await lay({ faces: 'peixes' });
  expect(currentFaceSet()).toBe('rostos');
  await lay({ faces: null });
});

it('weather.svg has a picture of every score', () => {
  const pictures: string = readFileSync('apps/web/src/ui/mood/weather.svg', 'utf8');
  for (const score of MOOD_SCORES) expect(pictures).toContain(`<symbol id="mood-${score}"`);
});
