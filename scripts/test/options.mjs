import { parseArgs } from 'node:util';

const USAGE = `npm test                    the required tests
npm test -- --changed       only what the change since the branch left main affects
npm run test:all            every test
npm run test:all -- --area NAME   every test below a folder or file whose name begins so, such as chat or health-record
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
    const [area = null] = names;
    if (area !== null && !/^[a-z][a-z-]*$/.test(area)) throw new Error(`No area ${area}`);
    return { all, changed, area };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
}
