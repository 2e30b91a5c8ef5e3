import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { Consents } from './consent.service.ts';

export function consentRoutes(mount: Mount, consents: Consents): void {
  mount(endpoints.listConsents, ({ actor }) => consents.list(actor));

  mount(endpoints.changeConsent, ({ actor, params, body }) => consents.change(actor, params.purpose, body.isGranted));
}
