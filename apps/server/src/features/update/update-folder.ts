import { join } from 'node:path';
import type { Config } from '../../config.ts';

/** Folder of the published versions. Each has a folder of its name. */
export const updateFolder = ({ OTA_DIR, DATA_DIR }: Pick<Config, 'OTA_DIR' | 'DATA_DIR'>): string =>
  OTA_DIR ?? join(DATA_DIR, 'updates');

/** Name of the encrypted ZIP file in a version's folder. */
export const ZIP_OBJECT = 'bundle.zip';

/** Path of an object of a version. */
export const objectPath = (folder: string, version: string, object: string): string => join(folder, version, object);
