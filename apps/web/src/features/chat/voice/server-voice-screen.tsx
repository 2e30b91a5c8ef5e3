import { now } from '../../../lib/time/clock.ts';
import { useServerVoice } from './engine/use-server-voice.ts';
import { type Shown, VoiceConversation } from './screens/voice-conversation.tsx';

type Props = Shown & { userId: string; sessionId: string | null };

/** A conversation that the server's speech service hears and speaks. */
export function ServerVoiceScreen({ userId, sessionId, ...shown }: Props) {
  const { talk } = shown;
  const voice = useServerVoice({
    userId,
    sessionId,
    onAccepted: (accepted, text) => void talk.adopt(accepted, text, now()),
    onLimit: talk.tellUsedUp,
  });
  return <VoiceConversation {...shown} voice={voice} />;
}
