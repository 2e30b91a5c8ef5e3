// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { act } from 'react';
import { expect, it } from 'vitest';
import { offline } from '../../lib/api/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { withDatabases } from '../../testing/databases.ts';
import { withoutNetwork } from '../../testing/no-network.ts';
import { DEVICE_KEY } from '../../testing/sign-in-again.ts';
import { withMember } from '../../testing/signed-in.ts';
import { LastSeenPlace } from './last-seen-place.tsx';
import { keepSeen } from './seen-memory.ts';
import { showLastSeen } from './show-last-seen.ts';

withDatabases();
withMember('ana', DEVICE_KEY);

/** Reads days as a screen does. The answer can be given up. */
function reading(from: string, to: string) {
  const answer = Promise.withResolvers<never>();
  const observer = new QueryObserver(queryClient, {
    queryKey: moodKeys.range(from, to),
    queryFn: () => answer.promise,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = observer.subscribe(() => undefined);
  return { leave, giveUp: () => answer.reject(offline()) };
}

it('says since when the days are, in one live region, also while those of the next screen are read', async () => {
  await keepSeen('ana', {
    diary: { from: '2026-01-01', at: Date.parse('2026-11-14T15:00:00Z'), entries: [] },
    records: [],
  });
  withoutNetwork();
  const { container } = render(<LastSeenPlace pathname="/historico" />);
  const region = container.querySelector('[aria-live="polite"]');
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(container.textContent ?? ''));
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  const first = reading('2026-11-01', '2026-11-30');
  await act(() => showLastSeen());
  // The next screen replaces the first.
  const next = await act(async () => {
    first.leave();
    return reading('2025-01-01', '2025-01-31');
  });
  expect(new Set(said).size).toBe(1);
  expect(region?.textContent).toMatch(/^Você está sem conexão\. Mostrando o que foi visto em 14 de novembro, /);
  await act(async () => next.giveUp());
  expect(region?.textContent).toBe('Você está sem conexão. O que não está neste aparelho volta com a internet.');
  next.leave();
  watch.disconnect();
});
