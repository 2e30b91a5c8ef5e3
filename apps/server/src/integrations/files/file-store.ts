/** Where files of people are: a folder of this machine, or a bucket of an S3 service. They are encrypted. */
export type FileStore = {
  /** Stores a file under a name that no other file has. It appears only when it is whole. */
  put(name: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Reads a file in chunks of any size; null if there is none. */
  get(name: string): Promise<AsyncIterable<Uint8Array> | null>;
  /** Removes a file. Does nothing if there is none. */
  remove(name: string): Promise<void>;
};
