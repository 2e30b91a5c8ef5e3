const seconds = (ms) => (ms === null ? '–' : (ms / 1000).toFixed(1));
const say = (line) => void process.stdout.write(`${line}\n`);
const sum = (parts, name) => parts.reduce((total, part) => total + part[name], 0);

/**
 * Prints the slowest tests, a table of the parts, the failed tests with their files, and the closing line.
 *
 * @returns {number} how many tests failed
 */
export function report(tier, parts) {
  for (const { name, slowest } of parts.filter((part) => part.slowest.length > 0)) {
    say(`\nThe slowest of ${name}:`);
    for (const test of slowest) say(`${seconds(test.ms).padStart(8)} s  ${test.name}`);
  }
  say(`\n| ${tier} | passed | failed | wall, s | processor, s |\n|---|---:|---:|---:|---:|`);
  for (const { name, passed, failed, ms, cpuMs } of parts)
    say(`| ${name} | ${passed} | ${failed} | ${seconds(ms)} | ${seconds(cpuMs)} |`);
  const failures = parts.flatMap((part) => part.failures);
  if (failures.length > 0) say('\nFailed:');
  for (const failure of failures) say(failure);
  if (failures.length > 0) say('Run one again: npx vitest run FILE -t "TITLE", or npx playwright test FILE');
  const failed = sum(parts, 'failed');
  say(`\n${sum(parts, 'passed')} passed, ${failed} failed`);
  return failed;
}
