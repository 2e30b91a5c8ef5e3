import { layOutAccountRows } from '../../composition/app-account-rows.ts';
import { readConfig } from '../../config.ts';
import { keyRingOf } from '../../crypto/key-ring.ts';
import { openDatabase } from '../../db/open-database.ts';
import { type SignUpDeps, signUp } from '../../features/account/account.service.ts';
import { identityOf } from '../../features/account/addresses.ts';
import { legalDocumentService } from '../../features/legal-document/legal-document.service.ts';
import { ACCEPTED, PASSWORD } from './accepted.ts';

/**
 * Script that signs a person up and kills its own process within the transaction, `before` or `after` the acceptances
 * are inserted. With another argument it isn't killed.
 */
const moment = process.argv[2];
const database = await openDatabase(readConfig(), (error) => {
  throw error;
});
await database.migrate();
const legal = legalDocumentService({ db: database.db, clock: Date.now });
const keyRing = keyRingOf(database.secrets);
await legal.importAll(
  (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
    id: `${documentType}-v1`,
    documentType,
    content: '',
    createdAt: new Date(0),
  })),
);
const deps: SignUpDeps = {
  db: database.db,
  keyRing,
  clock: Date.now,
  layOut: layOutAccountRows,
  legal: {
    checkNewest: legal.checkNewest,
    async accept(tx, ...rest) {
      if (moment === 'after') await legal.accept(tx, ...rest);
      if (moment !== 'never') process.kill(process.pid, 'SIGKILL');
      await legal.accept(tx, ...rest);
    },
  },
};
const identity = await identityOf('interrompida@exemplo.com', keyRing);
if (!identity) throw new Error('No identity');
const input = { email: identity.address, password: PASSWORD, isAnonymous: true, ...ACCEPTED };
const result = await signUp(deps, input, identity, { device: null, timeZone: 'America/Sao_Paulo' });
process.stdout.write(`signed up: ${result.ok}\n`);
await database.close();
