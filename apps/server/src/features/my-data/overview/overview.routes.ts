import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../../http/mount.ts';
import type { Overview } from './overview.service.ts';

export function overviewRoutes(mount: Mount, overview: Overview): void {
  mount(endpoints.readMyData, ({ actor }) => overview.read(actor));
}
