/** Number of passwords that were hashed or verified, counted by `cheap-hashing.setup.ts`. */
export const hashingWork = { passwords: 0 };
