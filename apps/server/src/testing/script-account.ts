import { insertInitialRows } from '../composition/app-account-rows.ts';
import { readConfig } from '../config.ts';
import { keyRingOf } from '../crypto/key-ring.ts';
import { type OpenDatabase, openDatabase } from '../db/open-database.ts';
import { type SignUpDeps, signUp } from '../features/account/account.service.ts';
import { identityOf } from '../features/account/addresses.ts';
import { legalDocumentService } from '../features/legal-document/legal-document.service.ts';
import { ACCEPTED, PASSWORD } from './people/accepted.ts';

/** Opens and migrates the database of a script that a test runs in a child process. */
export async function openScriptDatabase(config = readConfig()): Promise<OpenDatabase> {
  const database = await openDatabase(config, (error) => {
    throw error;
  });
  await database.migrate();
  return database;
}

type Accept = SignUpDeps['legal']['accept'];

/** Signs a person up without HTTP. `interrupted` may change how the acceptances are stored. */
export async function signUpInScript(
  { db, secrets }: OpenDatabase,
  interrupted: (accept: Accept) => Accept = (accept) => accept,
): ReturnType<typeof signUp> {
  const legal = legalDocumentService({ db, clock: Date.now });
  await legal.importAll(
    (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
      id: `${documentType}-v1`,
      documentType,
      content: '',
      createdAt: new Date(0),
    })),
  );
  const keyRing = keyRingOf(secrets);
  const deps: SignUpDeps = {
    ...{ db, keyRing, clock: Date.now, layOut: insertInitialRows },
    legal: { checkNewest: legal.checkNewest, accept: interrupted(legal.accept) },
  };
  const identity = await identityOf('interrompida@exemplo.com', keyRing);
  if (!identity) throw new Error('No identity');
  const input = { email: identity.address, password: PASSWORD, isAnonymous: true, ...ACCEPTED };
  return signUp(deps, input, identity, { device: null, timeZone: 'America/Sao_Paulo', network: 'local' });
}
