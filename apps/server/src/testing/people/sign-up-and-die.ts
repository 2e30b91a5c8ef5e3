import { openScriptDatabase, signUpInScript } from '../script-account.ts';

/**
 * Script that signs a person up and kills its own process within the transaction, `before` or `after` the acceptances
 * are inserted. With another argument it isn't killed.
 */
const moment = process.argv[2];
const database = await openScriptDatabase();
const result = await signUpInScript(database, (accept) => async (tx, ...rest) => {
  if (moment === 'after') await accept(tx, ...rest);
  if (moment !== 'never') process.kill(process.pid, 'SIGKILL');
  await accept(tx, ...rest);
});
process.stdout.write(`signed up: ${result.ok}\n`);
await database.close();
