import { accept, type Result, refuse } from '@alento/domain/result';
import type { PersonWithPlan } from '../../access/person.ts';

type Deps = {
  /** Host of the speech service; null if none is configured. */
  provider: string | null;
  /** Whether the person consented to the service. */
  isConsented: (actor: PersonWithPlan) => Promise<boolean>;
  isMinor: (actor: PersonWithPlan) => Promise<boolean>;
};

/** Who may talk by voice over this server: adults who consented, where a service is configured. */
export function voiceAvailability({ provider, isConsented, isMinor }: Deps) {
  const read = async (actor: PersonWithPlan) => ({
    provider,
    isAllowed: provider !== null && (await isConsented(actor)),
    isMinor: await isMinor(actor),
  });
  return {
    read,
    async check(actor: PersonWithPlan): Promise<Result<true>> {
      const found = await read(actor);
      if (found.isMinor) return refuse('VOICE_NOT_FOR_MINORS');
      if (found.provider === null) return refuse('VOICE_NOT_CONFIGURED');
      return found.isAllowed ? accept(true) : refuse('VOICE_NOT_ALLOWED');
    },
  };
}

export type VoiceAvailability = ReturnType<typeof voiceAvailability>;
