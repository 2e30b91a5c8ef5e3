import { readFileSync } from 'node:fs';

/** Here connections, locks or statements differ between the databases. */
const FOLDERS = /^apps\/server\/src\/(backup|db|jobs|realtime)\//;
/**
 * Work at the same time, also a call that is awaited later: PGlite has one connection and executes one transaction after
 * the other.
 */
const AT_ONCE = /\bPromise\.all(Settled)?\(|\w = (\w+\.)*(call|runJobs)\(/;

/**
 * Whether a test file tests what differs between PGlite and PostgreSQL: jobs, real-time events, backups, or requests at
 * the same time. In the required tier such a file runs on PostgreSQL, every other one on PGlite.
 *
 * @param {string} file path from the root
 * @returns {boolean}
 */
export const differsOnPostgres = (file) => FOLDERS.test(file) || AT_ONCE.test(readFileSync(file, 'utf8'));
