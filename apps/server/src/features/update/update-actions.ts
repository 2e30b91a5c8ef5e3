/**
 * What @capgo/capacitor-updater 8.51 reports about a version (`sendStats` in its sources). It also reports the use of
 * the app and its errors, which is none of an update's and isn't counted.
 */
const PROGRESS = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((percent) => `download_${percent}`);

const ACTIONS: ReadonlySet<string> = new Set([
  ...PROGRESS,
  ...['download_zip_start', 'download_zip_complete', 'download_manifest_start', 'download_manifest_complete'],
  ...['download_complete', 'download_fail', 'finish_download_fail', 'update_fail', 'insufficient_disk_space'],
  ...['download_manifest_file_fail', 'download_manifest_checksum_fail', 'download_manifest_brotli_fail'],
  ...['checksum_fail', 'checksum_required', 'session_key_required', 'decrypt_fail', 'unzip_fail', 'low_mem_fail'],
  ...['manifest_path_fail', 'canonical_path_fail', 'directory_path_fail', 'windows_path_fail'],
  ...['set', 'set_fail', 'set_next', 'reset', 'delete'],
]);

/** Whether an action is counted. */
export const isCountedAction = (action: string): boolean => ACTIONS.has(action);
