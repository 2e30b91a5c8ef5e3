import { parseArgs } from 'node:util';
import { AREAS, areaOf } from './areas.mjs';

const USAGE = `npm test                    the required tests
npm test -- --changed       only what the change since the branch left main affects
npm run test:all            every test
npm run test:all -- --area NAME   every test of an area: ${Object.keys(AREAS).join(', ')}
`;

/** Reads the options of the command line. Ends the process with their description if one is wrong. */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { all: { type: 'boolean' }, changed: { type: 'boolean' }, area: { type: 'string' } },
    });
    const { all = false, changed = false } = values;
    const area = values.area === undefined ? null : areaOf(values.area);
    if (values.area !== undefined && (area === null || !all || changed)) throw new Error(`No area ${values.area} here`);
    return { all, changed, area };
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}`);
    return process.exit(2);
  }
}
