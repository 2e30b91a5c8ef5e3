import { setFlagsFromString } from 'node:v8';

/**
 * Stops V8 from freeing compiled WebAssembly code. With several PGlite databases in a process this ends the process now
 * and then with "Check failed: jit_page_->allocations_.erase(addr) == 1" (https://github.com/nodejs/node/issues/64500).
 * Without it, code that was replaced by an optimized version stays in memory.
 */
setFlagsFromString('--no-wasm-code-gc');
