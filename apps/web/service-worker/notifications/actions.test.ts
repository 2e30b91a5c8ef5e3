import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { describe, expect, it } from 'vitest';
import { actionsOf, pressOf } from './actions.ts';

const titles = (data: Record<string, string>, most: number) => actionsOf(data, most).map(({ title }) => title);

describe('actionsOf()', () => {
  it('offers the six faces as far as the platform’s buttons go, “Bem” and “Mal” first', () => {
    expect(titles({ kind: 'mood', slot: 'morning' }, 2)).toEqual(['Bem', 'Mal']);
    expect(titles({ kind: 'evening' }, 3)).toEqual(['Bem', 'Mal', 'Muito mal']);
    expect(titles({ kind: 'mood' }, 9).toSorted()).toEqual(MOOD_LABELS.toSorted());
    expect(titles({ kind: 'mood' }, 0)).toEqual([]);
  });

  it('offers what can be done about a dose', () => {
    expect(titles({ kind: 'medication' }, 4)).toEqual(['Tomei', 'Depois', 'Pulei']);
    expect(titles({ kind: 'medication' }, 2)).toEqual(['Tomei', 'Depois']);
    expect(titles({ kind: 'medication' }, 1)).toEqual(['Tomei']);
  });

  it('offers nothing in discreet mode, nor for other notifications', () => {
    for (const kind of ['mood', 'morning', 'medication']) expect(titles({ kind, discreet: '1' }, 6)).toEqual([]);
    for (const kind of ['test', 'saved', 'unknown']) expect(titles({ kind, discreet: '0' }, 6)).toEqual([]);
  });
});

describe('pressOf()', () => {
  it('gives the score of each face’s button', () => {
    const scores = actionsOf({ kind: 'mood' }, 6).map(({ action, title }) => [title, pressOf(action)]);
    expect(scores).toContainEqual(['Bem', { score: 3 }]);
    expect(scores).toContainEqual(['Mal', { score: 1 }]);
    expect(scores).toContainEqual(['Excelente', { score: 5 }]);
  });

  it.each([
    ['dose-taken', { dose: 'taken' }],
    ['dose-skipped', { dose: 'skipped' }],
    ['dose-later', { dose: 'later' }],
    ['dose-other', null],
    ['', null],
    ['mood-6', null],
    ['other', null],
  ])('gives the meaning of “%s”', (action, meaning) => expect(pressOf(action)).toEqual(meaning));
});
