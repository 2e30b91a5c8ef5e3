import { endpoints } from '@alento/contract/endpoints';
import type { Mount } from '../../http/mount.ts';
import type { VoiceAvailability } from './availability.ts';

export function voiceRoutes(mount: Mount, availability: Pick<VoiceAvailability, 'read'>): void {
  mount(endpoints.readVoice, ({ actor }) => availability.read(actor));
}
