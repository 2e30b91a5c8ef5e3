// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { ConcernLine } from '../../features/safety/concern-line.tsx';
import { Component } from './help.tsx';

const page = (
  <MemoryRouter>
    <Component />
  </MemoryRouter>
);

it('the help page lists the emergency numbers first, as tel: links', () => {
  render(page);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(0, 3)).toEqual(['tel:188', 'tel:192', 'tel:190']);
  expect(hrefs).toEqual(
    expect.arrayContaining([
      'tel:180',
      'tel:100',
      'tel:08007226001',
      'https://podefalar.org.br',
      'https://www.cvv.org.br',
      '/plano-de-seguranca',
      '/psicologos',
    ]),
  );
});

it('the help page skips no heading level, and can be rendered on a server', () => {
  render(page);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level) => level === 1)).toEqual([1]);
  expect(levels[0]).toBe(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
  const written = renderToString(page);
  for (const words of ['tel:188', 'UPA', 'CAPS', 'UBS', '5 coisas']) expect(written).toContain(words);
});

it('the help page contains no wording that the rules of safe messaging forbid', () => {
  render(page);
  expect(document.body.textContent).not.toMatch(/!|você precisa|cometer|suicida|sozinh/i);
});

it('ConcernLine contains the number of CVV as a tel: link', () => {
  render(<ConcernLine />);
  expect(screen.getByRole('link', { name: 'CVV 188' }).getAttribute('href')).toBe('tel:188');
});
