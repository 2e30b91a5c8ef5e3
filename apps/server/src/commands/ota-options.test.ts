import { describe, expect, it } from 'vitest';
import { defaultVersion, readPublishOptions } from './ota-options.ts';
import { readPercentage } from './read-percentage.ts';

describe('readPublishOptions', () => {
  it('publishes for everybody by default', () => {
    expect(readPublishOptions(['--channel', 'production'])).toEqual({
      ...{ channel: 'production', rollout: 100 },
      ...{ version: undefined, minShell: undefined, dist: undefined },
    });
  });

  it('reads every option', () => {
    const args = '--channel beta --rollout 20 --version 1.2.0+x --min-shell 1.1.0 --dist /tmp/dist'.split(' ');
    expect(readPublishOptions(args)).toEqual({
      ...{ channel: 'beta', rollout: 20, version: '1.2.0+x', minShell: '1.1.0', dist: '/tmp/dist' },
    });
  });

  it.each([
    [[], '--channel has to be'],
    [['--channel', 'Beta!'], '--channel has to be'],
    [['--channel', 'beta', '--rollout', '101'], '--rollout has to be'],
    [['--channel', 'beta', '--rollout', '1.5'], '--rollout has to be'],
    [['--channel', 'beta', '--version', '../1.0.0'], '--version has to be'],
    [['--channel', 'beta', '--min-shell', '1.0'], '--min-shell has to be'],
    [['--channel', 'beta', '--what'], 'Usage: npm run ota:publish'],
    [['production'], 'Usage: npm run ota:publish'],
  ])('refuses %j with a sentence about it', (args, message) => {
    expect(() => readPublishOptions(args)).toThrow(message);
  });
});

it('defaultVersion appends the UTC time to the minute', () => {
  expect(defaultVersion('1.2.0', Date.parse('2026-11-28T10:05:59-03:00'))).toBe('1.2.0+202611281305');
});

it('readPercentage reads whole numbers from 0 to 100', () => {
  expect(['0', '7', '100'].map(readPercentage)).toEqual([0, 7, 100]);
  expect(['101', '-1', '1.5', 'x', '', undefined].map(readPercentage)).toEqual(Array(6).fill(null));
});
