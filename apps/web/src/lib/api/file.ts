import { lostOr } from './api-error.ts';
import { openBody } from './client.ts';

/** The paths of files that a signed-in person can download. */
type FilePath =
  | '/exports/{id}/file'
  | `/attachments/{id}/${'file' | 'thumbnail'}`
  | `/${'health-records' | 'patients'}/{id}/${'pdf' | 'fhir'}`;

/**
 * Reads a file of the API: `readFile('/exports/{id}/file', {id}, {accept, signal})`. Throws ApiError if the request is
 * refused or the connection breaks before the end of the file.
 */
export async function readFile(
  path: FilePath,
  params: { id: string },
  { accept, signal }: { accept: string; signal: AbortSignal },
): Promise<Blob> {
  const response = await openBody(path, params, { accept, signal, endsSession: true });
  try {
    return await response.blob();
  } catch (error) {
    throw lostOr(error);
  }
}
