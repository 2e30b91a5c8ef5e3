import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { embeddedBulk } from '../db/bulk-copy.ts';
import '../db/keep-wasm-code.ts';
import { type ScriptOptions, writeScript } from './write-script.ts';

/** The folder of a copied embedded database, and what to write from it. */
export type CopiedBackup = { copy: string; script: ScriptOptions };

if (!parentPort) throw new Error('This file runs as a thread of the server (backup/write-backup.ts)');
const { copy, script } = workerData as CopiedBackup;
const client = await PGlite.create({ dataDir: copy });
const rows = await writeScript(embeddedBulk(client), script);
await client.close();
parentPort.postMessage(rows);
