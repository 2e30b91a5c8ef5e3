import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated template database that each test file copies. */
    template: { kind: 'embedded'; dump: string } | { kind: 'postgres'; url: string };
  }
}
