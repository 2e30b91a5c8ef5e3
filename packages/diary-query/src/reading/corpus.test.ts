import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../testing/tier/tier.ts';
import { type Reading, readCorpus } from './corpus.harness.ts';

const read = (name: string): Reading[] =>
  readCorpus(readFileSync(join(import.meta.dirname, `../../../local-assistant/corpus/${name}.txt`), 'utf8'));

/**
 * Minimum share of questions that are read right in every slot, of all and of the certain ones, and how many other
 * messages may be taken for a certain question (as many as measured).
 */
const FLOORS = [
  // Measured: 91.8 % and 96.2 %.
  { name: 'the first four authors', files: ['p1', 'p2', 'p3', 'p4'], right: 0.91, certain: 0.955, taken: 5 },
  // Measured: 85.2 % and 90.8 %.
  { name: 'p7', files: ['p7'], right: 0.845, certain: 0.9, taken: 3 },
  // Measured: 83.9 % and 88.1 %.
  { name: 'p8', files: ['p8'], right: 0.83, certain: 0.87, taken: 0 },
  // Measured, by the rules alone: 74.6 % and 88.0 %.
  { name: 'the last four authors', files: ['p9', 'p10', 'p11', 'p12'], right: 0.74, certain: 0.87, taken: 6 },
] as const;

/** The authors that are tried, with the readings of their messages. */
const TRIED = sampleOf(FLOORS, 1).map((floor) => ({ ...floor, readings: floor.files.flatMap(read) }));

const shareRight = (facts: readonly Reading[]): number =>
  facts.filter(({ wrong }) => wrong?.length === 0).length / facts.length;

describe.each(TRIED)('of the questions of $name', ({ readings, right, certain, taken }) => {
  const facts = readings.filter(({ wrong }) => wrong !== null);

  it('most are read right in every slot', () => {
    expect(shareRight(facts)).toBeGreaterThanOrEqual(right);
  });

  it('few that are certain are wrong', () => {
    expect(shareRight(facts.filter(({ read }) => read?.sureness === 'certain'))).toBeGreaterThanOrEqual(certain);
  });

  it('hardly any other message is taken for a certain one', () => {
    const others = readings.filter(({ wrong, read }) => wrong === null && read?.sureness === 'certain');
    expect(others.length).toBeLessThanOrEqual(taken);
  });
});
