// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { withIntersections } from '../../testing/observers.ts';
import { PsychologistsPage } from './pages/psychologists-page.tsx';
import { PublicPage } from './public-page.tsx';

withIntersections();
afterEach(cleanup);

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
