// @vitest-environment jsdom

import { paths } from '@alento/domain/interface/paths';
import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { type ComingSoonName, comingSoonScreens } from './coming-soon.copy.ts';
import { ComingSoonScreen } from './coming-soon-screen.tsx';

const NAMES = Object.keys(comingSoonScreens) as ComingSoonName[];
const KNOWN: readonly string[] = Object.values(paths);
const screenOf = (name: ComingSoonName) => (
  <MemoryRouter>
    <ComingSoonScreen name={name} />
  </MemoryRouter>
);

afterEach(cleanup);

describe.each(NAMES)('the coming-soon screen %s', (name) => {
  it('describes what is planned and links available screens', () => {
    render(screenOf(name));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(comingSoonScreens[name].title);
    expect(screen.getAllByRole('listitem').length).toBe(comingSoonScreens[name].what.length);
    expect(screen.getByText(/Ainda não há data/)).toBeTruthy();
    const ways = within(screen.getByRole('navigation', { name: 'Enquanto isso' })).getAllByRole('link');
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) expect(KNOWN).toContain(way.getAttribute('href'));
  });

  it('can be prerendered', () => {
    expect(renderToString(screenOf(name))).toContain(comingSoonScreens[name].title);
  });
});

it('coming-soon screens link to no other coming-soon screen', () => {
  const soon: readonly string[] = [paths.notifications];
  for (const name of NAMES) {
    for (const { path } of comingSoonScreens[name].ways) expect(soon).not.toContain(path);
  }
});
