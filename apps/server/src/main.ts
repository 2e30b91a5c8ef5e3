import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// Compiling the server's modules takes about a third of a start. Node checks each cached module against its source, and
// works without the cache if the folder can't be written. A cache that NODE_COMPILE_CACHE names is used instead.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
const { startServer } = await import('./start-server.ts');
await startServer();
// At once, because a process that is killed doesn't write it.
flushCompileCache();
