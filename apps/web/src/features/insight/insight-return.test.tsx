// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import * as clock from '../../lib/time/clock.ts';
import { server as api } from '../../testing/fake-server/fake-server.ts';
import { never } from '../../testing/fake-server/reply.ts';
import { signIn } from '../../testing/signed-in.ts';
import { ask, button, pass, show, tap, words } from './card/weekly-insight.harness.tsx';
import { begun, entry, polled, ready, requested, server, state, weekOf, withInsights } from './insight.harness.ts';

withInsights();

describe('a cached weekly insight', () => {
  const showInsight = async (entries?: MoodEntry[]) => {
    server.request = [ready];
    const drawn = await show(entries);
    await tap();
    await words('3,4 de 5');
    return drawn;
  };

  it('is shown at once on the next visit, without a request', async () => {
    (await showInsight()).unmount();
    await show();
    await words('3,4 de 5');
    expect(requested()).toHaveLength(1);
    // The person didn't request the insight on this visit, so it must not take the focus.
    expect(document.activeElement).toBe(document.body);
  });

  it('is dropped after entries changed or a new day began', async () => {
    const { change, unmount } = await showInsight();
    await change([...weekOf(5), entry(0, 5)]);
    expect(screen.getByText(/Seus registros mudaram depois do último texto\./)).toBeTruthy();
    expect(requested()).toHaveLength(1);
    unmount();
    const last = await showInsight();
    await last.change(weekOf(5), '2026-11-22');
    expect(button()).toBeTruthy();
  });

  it('is not stored if entries changed while it was being written', async () => {
    server.poll = [state('processing'), state('completed')];
    const { change, unmount } = await ask(begun);
    await change([...weekOf(5), entry(0, 5)]);
    await pass(2000);
    await words('3,4 de 5');
    unmount();
    await show([...weekOf(5), entry(0, 5)]);
    expect(button()).toBeTruthy();
  });

  it('is shown until the next day if it finished after midnight, although its week ended the day before', async () => {
    const midnight = Date.parse('2026-11-22T03:00:00Z');
    vi.spyOn(clock, 'timeZone').mockReturnValue('America/Sao_Paulo');
    vi.setSystemTime(midnight - 1000);
    server.request = [begun];
    server.poll = [state('processing'), state('completed')];
    // The new week lacks the oldest day of the one that the text is about.
    const newWeek = weekOf(7).slice(0, 6);
    const { change, unmount } = await show(weekOf(7));
    await tap();
    await pass(1000);
    await change(newWeek, '2026-11-22');
    await words('3,4 de 5');
    unmount();
    const again = await show(newWeek, '2026-11-22');
    await words('3,4 de 5');
    expect(requested()).toHaveLength(1);
    again.unmount();
    (await show([...newWeek, entry(0, 5)], '2026-11-22')).unmount();
    await show(newWeek, '2026-11-22');
    expect(button()).toBeTruthy();
  });

  it('is not shown to another person on the same device', async () => {
    (await showInsight()).unmount();
    await signIn('joao');
    await show();
    expect(button()).toBeTruthy();
    expect(screen.queryByText('3,4 de 5')).toBeNull();
  });
});

describe('a running request for an insight', () => {
  it('stops polling when the page is left, and continues on the next visit', async () => {
    const errors = vi.spyOn(console, 'error');
    server.poll = [state('processing'), state('completed')];
    const { unmount } = await ask(begun);
    unmount();
    await pass(10_000);
    expect(polled()).toHaveLength(1);
    await show();
    await words('3,4 de 5');
    expect(requested()).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
  });

  it('stores nothing on the device if the person signs out', async () => {
    const answer = api.hold('POST /weekly-summary');
    await show();
    await tap();
    await act(async () => session.leave());
    await act(async () => answer(ready));
    await pass(60_000);
    expect(screen.queryByText('3,4 de 5')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(requested()).toHaveLength(1);
    server.request = [never];
  });
});
