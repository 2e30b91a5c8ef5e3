import { join, resolve } from 'node:path';
import type { Config } from '../../config.ts';
import type { FileStore } from './file-store.ts';
import { folderStore } from './folder-store.ts';
import { s3Store } from './s3-store.ts';

/** The folder of the store; null if files are in a bucket. */
export const filesFolder = ({ S3_URL, FILES_DIR, DATA_DIR }: Config): string | null =>
  S3_URL === undefined ? resolve(FILES_DIR ?? join(DATA_DIR, 'files')) : null;

/** Opens the store for files of people: the bucket `S3_BUCKET` at `S3_URL`, else a folder. */
export function openFileStore(config: Config): FileStore {
  const folder = filesFolder(config);
  if (folder !== null) return folderStore(folder);
  // config.ts refuses a bucket without one of them.
  const { S3_URL: url = '', S3_BUCKET: bucket = '', S3_REGION: region } = config;
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = config;
  return s3Store({ url, bucket, region, accessKeyId, secretAccessKey });
}
