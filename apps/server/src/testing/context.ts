import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test file copies its migrated database from. */
    template: { kind: 'embedded'; dump: string } | { kind: 'postgres'; url: string };
  }
}
