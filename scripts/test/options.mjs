import { parseArgs } from 'node:util';
import { AREAS, areaOf } from './areas.mjs';

const USAGE = `npm test                    the required tests
npm test -- --changed       only what the change since the branch left main affects
npm run test:all            every test
npm run test:all -- --area NAME   every test of an area: ${Object.keys(AREAS).join(', ')}
`;

/** Reads the options of the command line. Ends the process with their description if it is asked for or one is wrong. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        all: { type: 'boolean' },
        changed: { type: 'boolean' },
        area: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { all = false, changed = false, area: names = [], help } = values;
    if (help) {
      process.stdout.write(USAGE);
      return process.exit(0);
    }
    if (names.length > 1) throw new Error('Only one area at a time');
    if (names.length > 0 && (!all || changed)) throw new Error('--area is an option of npm run test:all');
    const area = names.length > 0 ? areaOf(names[0]) : null;
    if (names.length > 0 && area === null) throw new Error(`No area ${names[0]}`);
    return { all, changed, area };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
}
