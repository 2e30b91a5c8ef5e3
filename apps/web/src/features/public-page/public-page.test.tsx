// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { withIntersections } from '../../testing/observers.ts';
import { AboutPage } from './pages/about-page.tsx';
import { ProfessionalsPage } from './pages/professionals-page.tsx';
import { PsychologistsPage } from './pages/psychologists-page.tsx';
import { PublicPage } from './public-page.tsx';

withIntersections();
afterEach(cleanup);

const PAGES = [
  ['about', <AboutPage key="a" picture={null} />],
  ['professionals', <ProfessionalsPage key="b" />],
  ['psychologists', <PsychologistsPage key="c" />],
] as const;

it.each(PAGES)('the public page %s has one h1 and skips no heading level', (_name, page) => {
  const whole = (
    <MemoryRouter>
      <PublicPage>{page}</PublicPage>
    </MemoryRouter>
  );
  render(whole);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
  expect(renderToString(whole)).toContain('<h1');
});

it('the page /psicologos shows emergency numbers first', () => {
  draw(
    <PublicPage withHelp={false}>
      <PsychologistsPage />
    </PublicPage>,
  );
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 2)).toEqual(['tel:188', 'tel:192']);
  expect(hrefs).toContain('tel:136');
  expect(hrefs).toContain('https://podefalar.org.br');
  for (const link of links.filter(({ target }) => target === '_blank')) expect(link.rel).toBe('noopener');
});
