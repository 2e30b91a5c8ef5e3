import type { Database } from './database.ts';

/** Returns a function that builds prepared statements at its first call for each database. */
export function preparedPerDatabase<Statements>(build: (db: Database) => Statements): (db: Database) => Statements {
  const known = new WeakMap<Database, Statements>();
  return (db) => {
    const before = known.get(db);
    if (before) return before;
    const statements = build(db);
    known.set(db, statements);
    return statements;
  };
}
