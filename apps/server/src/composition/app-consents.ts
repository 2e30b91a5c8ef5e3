import type { Person } from '../access/person.ts';
import { type Consents, consentService } from '../features/consent/consent.service.ts';
import { adUnitOf } from '../http/pages/ad-frame.ts';
import type { Deps } from './app-deps.ts';

/** Connects the consents with the external services that this installation uses. */
export function buildConsents(deps: Deps, isMinor: (actor: Person) => Promise<boolean>): Consents {
  const { provider, speech } = deps.assistant;
  return consentService({
    db: deps.database.db,
    clock: deps.clock,
    used: {
      ...(provider === null ? {} : { 'external-ai': provider }),
      ...(provider === null || !speech ? {} : { 'external-voice': provider }),
      ...(adUnitOf(deps.config) ? { 'ad-network': 'Google' } : {}),
    },
    isMinor,
  });
}
