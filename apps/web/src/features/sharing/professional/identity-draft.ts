import { errorText } from '@alento/domain/errors/catalogue';
import { parseCrp, type Uf } from '@alento/domain/sharing/crp';
import { PROFESSIONAL_NAME_MAX } from '@alento/domain/sharing/limits';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { ApiError } from '../../../lib/api/api-error.ts';
import { failureText } from '../failure-text.ts';
import { identityCopy as copy } from './identity.copy.ts';

/** What a professional has typed so far. */
export type IdentityDraft = { name: string; crp: string; uf: Uf | '' };
export type Identity = { name: string; crp: string; uf: Uf };
export type IdentityField = 'name' | 'crp' | 'uf';

/** A refusal or another failure; `field` is null if it is about no field. */
export type Problem = { field: IdentityField | null; text: string };

const FIELD_OF: Partial<Record<string, IdentityField>> = { CRP_INVALID: 'crp', CRP_OTHER_REGION: 'uf' };

/** A failed call as a problem. `reassurance` says what stays if the answer was lost. */
export const problemOf = (error: Error, reassurance: string): Problem => ({
  field: (error instanceof ApiError && FIELD_OF[error.errorCode]) || null,
  text: failureText(error, reassurance),
});

/** All problems of what was typed, by the same rules as the server's, in the order of the fields; or what to send. */
export function checkIdentity({ name, crp, uf }: IdentityDraft): { problems: Problem[] } | { identity: Identity } {
  const problems: Problem[] = [];
  const trimmed = name.trim();
  if (!isOneLineName(trimmed, PROFESSIONAL_NAME_MAX)) problems.push({ field: 'name', text: copy.nameMissing });
  // Without a unit, the form of the number is checked first: Distrito Federal is one that every number can be tried
  // with.
  const parsed = parseCrp(crp, uf === '' ? 'DF' : uf);
  if (!parsed.ok && parsed.code === 'CRP_INVALID') problems.push({ field: 'crp', text: errorText(parsed.code) });
  if (uf === '') problems.push({ field: 'uf', text: copy.ufMissing });
  else if (!parsed.ok && parsed.code !== 'CRP_INVALID') problems.push({ field: 'uf', text: errorText(parsed.code) });
  if (problems.length > 0 || uf === '' || !parsed.ok) return { problems };
  return { identity: { name: trimmed, crp: parsed.value, uf } };
}

/** The visible problems that remain after a change: those of fields that were not changed and are still wrong. */
export function remainingProblems(
  visible: readonly Problem[],
  before: IdentityDraft,
  after: IdentityDraft,
): readonly Problem[] {
  const checked = checkIdentity(after);
  if ('identity' in checked) return [];
  return visible.filter(
    ({ field, text }) =>
      field !== null &&
      before[field] === after[field] &&
      checked.problems.some((one) => one.field === field && one.text === text),
  );
}
