/** How many passwords were hashed or verified; `cheap-hashing.setup.ts` counts them. */
export const hashingWork = { passwords: 0 };
