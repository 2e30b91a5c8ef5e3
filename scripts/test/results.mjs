import { relative } from 'node:path';
import { ROOT } from '../run/install.mjs';

const SHOWN = 20;

/** @param {{ name: string, ms: number }[]} tests */
const slowestOf = (tests) => tests.sort((a, b) => b.ms - a.ms).slice(0, SHOWN);

/** Totals and slowest tests in vitest's JSON report. */
export function vitestResults({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => ({
      name: `${relative(ROOT, name)} › ${title}`,
      ms: duration ?? 0,
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    slowest: slowestOf(tests),
  };
}

function* storiesIn({ suites = [], specs = [] }) {
  for (const { file, title, tests } of specs)
    for (const { projectName, results } of tests)
      yield {
        name: `[${projectName}] ${file} › ${title}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isRepeated: results.length > 1 && results.at(-1)?.status === 'passed',
      };
  for (const suite of suites) yield* storiesIn(suite);
}

/** Totals, slowest tests and tests that passed at the second attempt in Playwright's JSON report. */
export function storyResults(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const stories = [...storiesIn(report)];
  const repeated = stories.filter(({ isRepeated }) => isRepeated).map(({ name }) => name);
  return { passed: expected + flaky, failed: unexpected, skipped, repeated, slowest: slowestOf(stories) };
}
