/** Folder of the bundle that this code is part of, or null if it runs from its sources. The bundler changes the value. */
export const BUNDLE_FOLDER: string | null = null;
