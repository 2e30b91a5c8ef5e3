import { parentPort, workerData } from 'node:worker_threads';
import { embeddedBulk } from '../db/bulk-copy.ts';
import { openPglite } from '../db/open-pglite.ts';
import { type ScriptOptions, writeScript } from './write-script.ts';

/** The folder of a copied embedded database, and what to write from it. */
export type CopiedBackup = { copy: string; script: ScriptOptions };

if (!parentPort) throw new Error('This file runs as a thread of the server (backup/write-backup.ts)');
const { copy, script } = workerData as CopiedBackup;
const client = await openPglite({ dataDir: copy });
const rows = await writeScript(embeddedBulk(client), script);
await client.close();
parentPort.postMessage(rows);
