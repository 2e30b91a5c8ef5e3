import type { IncomingMessage } from 'node:http';
import type { SpeechModel } from '@alento/domain/assistant/assistant-model';
import { type Result, refuse } from '@alento/domain/result';
import { isSessionOpen } from '../access/open-session.ts';
import type { CheckSession, PersonWithPlan, SignedIn } from '../access/person.ts';
import type { Consents } from '../features/consent/consent.service.ts';
import { voiceAvailability } from '../features/voice/availability.ts';
import type { ChatPort } from '../features/voice/ports.ts';
import { recordingProcessor } from '../features/voice/session/hear-recording.ts';
import { voiceRoutes } from '../features/voice/voice.routes.ts';
import { type VoiceConnections, voiceSocket } from '../features/voice/voice-socket.ts';
import type { Mount } from '../http/mount.ts';
import { isOwnOrNative } from '../http/request/allow-origins.ts';
import { networkOfRequest } from '../http/request/client-address.ts';
import { apiHeaders, isHttps } from '../http/request/security-headers.ts';
import type { Shared } from './app-deps.ts';

type Ports = {
  chat: ChatPort;
  consents: Consents;
  isMinor: (actor: PersonWithPlan) => Promise<boolean>;
  checkSession: CheckSession;
};

const NOT_OFFERED = { ok: false, failure: 'unavailable' } as const;
/** Stands in where no speech service is configured; nobody gets as far as to use it. */
const NO_SPEECH: SpeechModel = { transcribe: async () => NOT_OFFERED, speak: async () => NOT_OFFERED };

/** Connects the conversation by voice. */
export function buildVoice(
  { config, db, keyRing, clock, log, assistant, publicUrl, realtime }: Shared,
  { chat, consents, isMinor, checkSession }: Ports,
): { mountOn(mount: Mount): void; connections: VoiceConnections } {
  const speech = assistant.speech ?? NO_SPEECH;
  const availability = voiceAvailability({
    provider: assistant.speech ? assistant.provider : null,
    isConsented: (actor) => consents.allows(actor, 'external-voice'),
    isMinor,
  });
  const isOpen = ({ owner, sessionId }: SignedIn) => isSessionOpen(db, owner, sessionId, clock());
  const mayGoOn = async (actor: SignedIn): Promise<Result<true>> =>
    (await isOpen(actor)) ? availability.check(actor) : refuse('VOICE_UNAUTHORIZED');
  const { Vary: _, ...headers } = apiHeaders(isHttps(config));
  const connections = voiceSocket({
    ...{ db, clock, log, realtime, checkSession, availability, speech, chat, headers },
    mayGoOn,
    hear: recordingProcessor({ speech, chat, mayGoOn }),
    hashOf: (data) => keyRing.identify('voice-recording', data),
    isSessionOpen: isOpen,
    isAllowedOrigin: (origin: string, { headers: { host } }: IncomingMessage) =>
      isOwnOrNative(origin, { host, publicUrl: publicUrl(), allowed: config.CORS_ORIGINS }),
    networkOf: (request) => networkOfRequest(request, config.TRUST_PROXY_HOPS),
  });
  return { mountOn: (mount) => voiceRoutes(mount, availability), connections };
}
