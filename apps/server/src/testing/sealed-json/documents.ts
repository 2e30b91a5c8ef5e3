import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SealedJson } from '../../crypto/sealed-json.ts';

const FOLDER = join(import.meta.dirname, '../../sealed-json');

type Exported = Partial<SealedJson<object>> & { json?: SealedJson<object> };

/** Finds the sealed documents in an export of a module: the value itself, its fields, or the fields of its fields. */
function documentsIn(value: unknown): SealedJson<object>[] {
  if (typeof value !== 'object' || value === null) return [];
  const exported = value as Exported;
  if (exported.json) return [exported.json];
  return exported.open ? [exported as SealedJson<object>] : Object.values(value).flatMap(documentsIn);
}

/** Loads all sealed documents that files in `sealed-json/` export. */
export async function allSealedDocuments(): Promise<SealedJson<object>[]> {
  const files = readdirSync(FOLDER).filter((name) => /^[a-z-]+\.ts$/.test(name));
  const modules = await Promise.all(files.map((name) => import(pathToFileURL(join(FOLDER, name)).href)));
  return modules.flatMap((exports: object) => Object.values(exports).flatMap(documentsIn));
}
