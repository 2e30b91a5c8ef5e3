// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../../../../testing/fake-server/fake-server.ts';
import { accessOf, NOON } from '../../sharing.fixture.ts';
import { show, withOwner } from '../../sharing.harness.tsx';
import { RecentAccesses } from './recent-accesses.tsx';

const MINUTE = 60_000;

withOwner(NOON);

it('the newest three accesses are shown, with a link to all of them', async () => {
  server.answer(
    'GET /access-log',
    [1, 2, 3, 4].map((minutes) => accessOf(NOON - minutes * MINUTE, ['screenings'])),
  );
  show(<RecentAccesses />);
  expect(await screen.findAllByText(/viu as avaliações$/)).toHaveLength(3);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/compartilhar');
});

it('the page says so if nobody has read anything', async () => {
  show(<RecentAccesses />);
  expect(await screen.findByText(/^Você não compartilhou nada/)).toBeTruthy();
});
