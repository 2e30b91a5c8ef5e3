/** The address of a saved file is released after this time, ms: some browsers read it only after the click. */
const RELEASE_MS = 60_000;

/** Saves a file that is in memory to the device's downloads. */
export function saveFile(file: Blob, name: string): void {
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
