import { endpoints } from '@alento/contract/endpoints';
import { orRefuse } from '../../http/errors/refusal.ts';
import type { Mount } from '../../http/mount.ts';
import type { Consents } from './consent.service.ts';

export function consentRoutes(mount: Mount, consents: Consents): void {
  mount(endpoints.listConsents, ({ c }) => consents.list(c.var.actor));

  mount(endpoints.changeConsent, async ({ c, params, body }) =>
    orRefuse(await consents.change(c.var.actor, params.purpose, body.isGranted)),
  );
}
