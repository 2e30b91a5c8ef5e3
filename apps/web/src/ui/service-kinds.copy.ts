import type { ServiceKind } from '@alento/domain/sharing/listing';

/** How a professional sees people, as the professional and the visitors of the list read it. */
export const SERVICE_KIND_NAMES: Readonly<Record<ServiceKind, string>> = {
  online: 'On-line',
  'in-person': 'Presencial',
};
