import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Files } from './bundle-files.ts';

type Status = 'success' | 'pending' | 'downloading';
export type Bundle = { id: string; version: string; status: Status; downloaded: string; checksum: string };

const BUILTIN = 'builtin';

/** The bundles on a phone, with the rules of CapgoUpdater. They outlive the app's process. */
export class Bundles {
  readonly #all = new Map<string, Bundle>();
  readonly #folders = new Map<string, string>();
  readonly #builtin: { folder: string; version: string };
  #root: string | null = null;
  current = BUILTIN;

  constructor(builtin: { folder: string; version: string }) {
    this.#builtin = builtin;
  }

  /** Folder of the bundle that runs. */
  get folder(): string {
    return this.folderOf(this.current);
  }

  folderOf(id: string): string {
    return this.#folders.get(id) ?? this.#builtin.folder;
  }

  get(id: string): Bundle | null {
    if (id !== BUILTIN) return this.#all.get(id) ?? null;
    const { version } = this.#builtin;
    return { id, version, status: 'success', downloaded: '1970-01-01T00:00:00.000Z', checksum: '' };
  }

  /** The bundle of an id that is known to exist. */
  known(id: string): Bundle {
    const bundle = this.get(id);
    if (bundle === null) throw new Error(`There is no bundle ${id}`);
    return bundle;
  }

  list(): Bundle[] {
    return [...this.#all.values()];
  }

  add(version: string): Bundle {
    const id = randomBytes(5).toString('hex');
    const bundle: Bundle = {
      id,
      version,
      status: 'downloading',
      downloaded: new Date().toISOString(),
      checksum: '',
    };
    this.#all.set(id, bundle);
    return bundle;
  }

  async write(bundle: Bundle, files: Files, checksum: string): Promise<void> {
    this.#root ??= await mkdtemp(join(tmpdir(), 'alento-bundles-'));
    const folder = join(this.#root, bundle.id);
    for (const [name, content] of files) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), content);
    }
    this.#folders.set(bundle.id, folder);
    Object.assign(bundle, { status: 'pending', checksum });
  }

  /** Whether the bundle's page is on the phone. */
  isInstalled(id: string): boolean {
    return id === BUILTIN || this.#folders.has(id);
  }

  /** Forgets a bundle; false for one that is used, or that doesn't exist. */
  remove(id: string): boolean {
    if (id === BUILTIN || id === this.current || !this.#all.has(id)) return false;
    this.#all.delete(id);
    this.#folders.delete(id);
    return true;
  }

  async clean(): Promise<void> {
    if (this.#root !== null) await rm(this.#root, { recursive: true, force: true });
  }
}
