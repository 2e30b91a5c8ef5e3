import { relative } from 'node:path';
import { ROOT } from '../run/install.mjs';

const SLOWEST_MAX = 20;

/** @param {{ name: string, ms: number }[]} tests */
const slowestOf = (tests) => tests.sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_MAX);

/** Files that failed outside of their tests. */
const brokenFiles = (files) =>
  files
    .filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
    )
    .map(({ name }) => relative(ROOT, name));

/** Totals, slowest tests and failed tests in vitest's JSON report. */
export function vitestResults({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${relative(ROOT, name)} › ${fullName}${status === 'passed' || status === 'failed' ? '' : ` (${status})`}`,
      ms: duration ?? 0,
      isFailed: status !== 'passed',
    })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
    slowest: slowestOf(tests),
    failures: [...tests.filter(({ isFailed }) => isFailed).map(({ name }) => name), ...brokenFiles(testResults)],
  };
}

function* storiesIn({ suites = [], specs = [] }) {
  for (const { file, title, tests } of specs)
    for (const { projectName, status, results } of tests)
      yield {
        name: `[${projectName}] ${file} › ${title}${status === 'skipped' ? ' (skipped)' : ''}`,
        ms: results.reduce((sum, { duration }) => sum + duration, 0),
        isFailed: status !== 'expected',
        files: results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => (path ? [path] : []))),
      };
  for (const suite of suites) yield* storiesIn(suite);
}

/** A line with a file of a failed story; of a trace, the command that shows it. */
const howToOpen = (file) => `    ${file.endsWith('.zip') ? 'npx playwright show-trace ' : ''}${relative(ROOT, file)}`;

/** Totals, slowest stories, and failed stories with their traces and screenshots, in Playwright's JSON report. */
export function storyResults(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const stories = [...storiesIn(report)];
  // What fails outside of the stories, such as the start of the server.
  const errors = report.errors.map(({ message }) => message ?? 'An error without a message');
  return {
    passed: expected,
    failed: unexpected + flaky + errors.length,
    skipped,
    slowest: slowestOf(stories),
    failures: stories
      .filter(({ isFailed }) => isFailed)
      .map(({ name, files }) => [name, ...files.map(howToOpen)].join('\n'))
      .concat(errors),
  };
}
