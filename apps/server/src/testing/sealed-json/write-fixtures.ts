import { allSealedDocuments } from './documents.ts';
import { EXPECTED } from './expected.ts';
import { writeMissingFixtures } from './fixtures.ts';

const written = writeMissingFixtures(await allSealedDocuments(), EXPECTED);
process.stdout.write(written.length === 0 ? 'No fixture is missing\n' : `Wrote ${written.join(', ')}\n`);
