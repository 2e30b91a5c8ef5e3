import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, vi } from 'vitest';
import { crisis } from '../../state/crisis/crisis.ts';
import { withClock } from '../../testing/clock.ts';
import { draw } from '../../testing/draw.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { RecordScreen } from './document/record-screen.tsx';
import { RecordsScreen } from './list/records-screen.tsx';

const NOON = Date.parse('2026-11-21T15:00:00Z');

/** Sets up each test of the file: Maria signed in, the clock at noon. */
export function withMaria(): void {
  withClock(NOON);
  withMember();
  afterEach(() => {
    cleanup();
    crisis.close();
  });
}

/** Opens /prontuarios or a record. Other paths show their name. */
export const open = (address = '/prontuarios') =>
  draw(
    {
      '/prontuarios': <RecordsScreen />,
      '/prontuarios/:id': <RecordScreen id="r1" concern={<p>Linha de apoio</p>} />,
      '/registrar': <p>Tela /registrar</p>,
      '/planos': <p>Tela /planos</p>,
    },
    address,
  );

export const button = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('button', { name });
export const press = async (name: string | RegExp): Promise<void> => userEvent.click(await button(name));

/** The text of the page with plain spaces. */
export const pageText = (): string => document.body.textContent?.replace(/\s/g, ' ') ?? '';

/** Lets the retries of a lost connection pass at once. The timers have to be fake. */
export const giveUp = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);
