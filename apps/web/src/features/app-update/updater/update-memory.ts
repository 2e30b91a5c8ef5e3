import { parseObject } from '../../../lib/parse-json.ts';
import { readFixed, writeFixed } from '../../../lib/session/device/device-store.ts';

/** What this installation remembers about its updates. */
export type UpdateMemory = {
  /** The version that the person skipped. */
  readonly skipped: string | null;
  /** The version that the shell undid. It isn't offered by itself again. */
  readonly failed: string | null;
  /** The undone version, until the person has closed the message about it. */
  readonly untold: string | null;
  /** The id of the staged bundle with which the app was started anew, so that this isn't repeated for ever. */
  readonly applying: string | null;
};

export type MemoryPort = {
  read(): UpdateMemory;
  /** Resolves when it is stored, or when it is known that the storage is full. */
  write(changes: Partial<UpdateMemory>): Promise<unknown>;
};

const textIn = (value: object, name: keyof UpdateMemory): string | null => {
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' ? text : null;
};

/** The memory on the device. */
export const updateMemory: MemoryPort = {
  read() {
    const stored = parseObject(readFixed('appUpdates')) ?? {};
    return {
      skipped: textIn(stored, 'skipped'),
      failed: textIn(stored, 'failed'),
      untold: textIn(stored, 'untold'),
      applying: textIn(stored, 'applying'),
    };
  },
  write: (changes) => writeFixed('appUpdates', JSON.stringify({ ...updateMemory.read(), ...changes })),
};
