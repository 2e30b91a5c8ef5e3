/** The address of a saved file is released after this time, ms: some browsers read it only after the click. */
const RELEASE_MS = 60_000;

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  // Firefox ignores the click on a link outside of the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_MS);
}

/** Gives the file to the system's sheet, which can save or share it. A sheet that the person closed was used too. */
async function handOver(file: File): Promise<boolean> {
  const data = { files: [file] };
  if (!('canShare' in navigator) || !navigator.canShare(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === 'AbortError';
  }
}

/**
 * Saves a file that is in memory to the device's downloads; in the shell through the system's sheet, because a WebView
 * downloads nothing. Resolves to false if the WebView has no such sheet for files, as on Android.
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  if (import.meta.env.VITE_SHELL) return handOver(new File([file], name, { type: file.type }));
  download(file, name);
  return true;
}

/**
 * Gives a file to the system's sheet for sharing. Where there is none for files it is saved, or, in the shell, resolves
 * to 'failed'.
 */
export async function shareFile(file: Blob, name: string): Promise<'shared' | 'saved' | 'failed'> {
  if (await handOver(new File([file], name, { type: file.type }))) return 'shared';
  if (import.meta.env.VITE_SHELL) return 'failed';
  download(file, name);
  return 'saved';
}
