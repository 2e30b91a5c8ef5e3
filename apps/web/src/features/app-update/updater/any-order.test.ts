import { PREVIOUS_BUNDLES_MAX, UPDATE_CHECK_MS } from '@alento/domain/update/updates';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { runs } from '../../../../../../testing/tier/tier.ts';
import { bundleOf, fakeMemory, fakeShell, openUpdater } from '../updates.harness.ts';

beforeEach(() => vi.useFakeTimers());

const ACTIONS = [
  ...['search', 'ask', 'skip', 'close', 'download', 'install', 'installAndRestart', 'restart', 'goBack'],
  ...['finish', 'fail', 'percent', 'tidy', 'publish', 'withdraw', 'start', 'undo'],
  ...['busy', 'free', 'crisis', 'calm', 'offline', 'online', 'second', 'hours', 'clock'],
] as const;
type Action = (typeof ACTIONS)[number];

/** Sequences that reach the later states, which single events seldom do. */
const WAYS: readonly Action[][] = [
  ['publish', 'ask'],
  ['publish', 'ask', 'download'],
  ['publish', 'free', 'online', 'ask', 'download', 'finish'],
  ['publish', 'free', 'online', 'ask', 'download', 'finish', 'install'],
  ['undo', 'start'],
];
const STEPS = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ACTIONS).map((action) => [action]) }, fc.constantFrom(...WAYS)),
    {
      maxLength: 40,
    },
  )
  .map((ways) => ways.flat());

function world() {
  const shell = fakeShell();
  const memory = fakeMemory();
  shell.has([1, 2, 3].map((n) => bundleOf(`0.${n}.0`, n)));
  let opened = openUpdater(shell, memory);
  let published = 0;

  const actions: Record<Action, () => unknown> = {
    search: () => opened.updater.search(false),
    ask: () => opened.updater.search(true),
    skip: () => opened.updater.skip(),
    close: () => opened.updater.close(),
    download: () => opened.updater.download(),
    install: () => opened.updater.install(),
    installAndRestart: () => opened.updater.installAndRestart(),
    restart: () => opened.updater.restart(),
    goBack: () => opened.updater.goBack(),
    finish: shell.finish,
    fail: () => shell.fail('Failed to download'),
    percent: () => shell.percent(50),
    tidy: () => opened.updater.tidy(),
    publish: () => shell.offers(`1.${++published}.0`),
    withdraw: () => shell.offers(null),
    // A new start of the app. The shell has ended a download by then.
    start() {
      shell.fail('killed');
      opened.setUrgent(false);
      opened.updater.close();
      opened = openUpdater(shell, memory);
      return opened.updater.resume();
    },
    undo: () => shell.undid(`1.${published}.0`),
    busy: () => {
      opened.world.isFree = false;
    },
    free: () => {
      opened.world.isFree = true;
    },
    crisis: () => opened.setUrgent(true),
    calm: () => opened.setUrgent(false),
    offline: () => {
      opened.world.isOnline = false;
    },
    online: () => {
      opened.world.isOnline = true;
    },
    second: () => vi.advanceTimersByTimeAsync(1000),
    hours: () => void vi.advanceTimersByTime(UPDATE_CHECK_MS),
    clock: () => vi.setSystemTime(0),
  };
  return { shell, memory, actions, now: () => opened };
}

/** The bundles that are old: complete, and neither the current, the staged nor the offered one. */
const oldIn = ({ shell, now }: ReturnType<typeof world>): number => {
  const used = [shell.currentId(), shell.stagedId(), now().updater.current().update?.id];
  return shell.bundles().filter(({ id, isComplete }) => isComplete && !used.includes(id)).length;
};

it('in any order of events: one download at a time, no dialog over what is busy, at most three old versions', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const here = world();
      const { shell, actions, now } = here;
      // Collected, because the updater catches what a listener throws.
      const wrong: string[] = [];
      for (const step of steps) {
        const opened = now();
        let wasOpen = opened.isOpen();
        const stop = opened.updater.subscribe(() => {
          const { isOpen, update } = opened.updater.current();
          // A dialog opens only for somebody who is free, and never stays over the crisis card.
          if (isOpen && !wasOpen && !opened.world.isFree) wrong.push(`${update?.status} opens over what is busy`);
          if (isOpen && opened.world.isUrgent) wrong.push(`${update?.status} covers the crisis card`);
          wasOpen = isOpen;
        });
        const done = actions[step]();
        await vi.advanceTimersByTimeAsync(0);
        stop();
        // Downloads and searches may go on.
        if (step !== 'download') await done;
        expect(wrong).toEqual([]);
        expect(shell.mostDownloads()).toBeLessThanOrEqual(1);
        if (step === 'tidy' && !shell.isDownloading()) expect(oldIn(here)).toBeLessThanOrEqual(PREVIOUS_BUNDLES_MAX);
      }
      // Whatever happened, a person who is free and asks is answered.
      shell.fail('cut');
      await vi.advanceTimersByTimeAsync(0);
      Object.assign(now().world, { isFree: true, isOnline: true });
      now().setUrgent(false);
      now().updater.close();
      shell.offers('9.9.9');
      await now().updater.search(true);
      expect(now().updater.current().search).toBe('found');
      expect(now().isOpen()).toBe(true);
      await now().updater.tidy();
      expect(oldIn(here)).toBeLessThanOrEqual(PREVIOUS_BUNDLES_MAX);
      now().updater.close();
    }),
    { numRuns: runs(20) },
  );
});
