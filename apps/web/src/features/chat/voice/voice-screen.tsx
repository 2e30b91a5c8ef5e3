import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { now } from '../../../lib/time/clock.ts';
import { consentTexts } from '../../../state/account/consent-texts.copy.ts';
import { useChangeConsent } from '../../../state/account/use-change-consent.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { voiceQuery } from '../chat.api.ts';
import { DeviceVoiceScreen } from './device/device-voice-screen.tsx';
import { ServerVoice, type ServerVoiceOptions } from './server/server-voice.ts';
import { voiceCopy as copy, voiceConsentCopy } from './voice.copy.ts';
import { useVoice } from './voice.ts';
import { type ConversationProps, VoiceConversation } from './voice-conversation.tsx';
import { Centred, ConsentStep, VoiceNotice, Waiting } from './voice-steps.tsx';

type ServerProps = Omit<ConversationProps, 'hearer'> & { userId: string; sessionId: string | null };

/** Grants or withdraws the consent to the speech service. */
function useVoiceConsent() {
  const client = useQueryClient();
  const { mutate, isPending } = useChangeConsent();
  const { queryKey } = voiceQuery();
  const change = (isGranted: boolean): void =>
    mutate(
      { purpose: 'external-voice', isGranted },
      {
        onSuccess: (changed) =>
          client.setQueryData(queryKey, (before) => before && { ...before, isAllowed: changed.isGranted }),
        onError: () => toast.failed(voiceConsentCopy.failed),
      },
    );
  return { isPending, change };
}

/** A conversation that the server's speech service hears and speaks. It ends when the person leaves. */
function ServerConversation({ userId, sessionId, ...conversation }: ServerProps & Pick<ConversationProps, 'hearer'>) {
  const { talk } = conversation;
  const options: ServerVoiceOptions = {
    userId,
    sessionId,
    onAccepted: (accepted, text) => void talk.adopt(accepted, text, now()),
    onLimit: talk.markUsedUp,
  };
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [engine] = useState(() => new ServerVoice(() => latest.current));
  return <VoiceConversation {...conversation} voice={useVoice(engine)} />;
}

type Props = ServerProps & {
  /** Whether this would be a new conversation about a book. The real-time connection can't begin one. */
  isNewAboutBook: boolean;
};

/** The way over the server, after the consent to its speech service. */
function ServerVoiceScreen({ provider, isAllowed, isNewAboutBook, ...props }: Props & ServiceProps) {
  const { onText } = props;
  const { change, isPending } = useVoiceConsent();
  if (!isAllowed) {
    const texts = { ...consentTexts['external-voice'](provider), later: voiceConsentCopy.later };
    return <ConsentStep {...texts} isBusy={isPending} onAllow={() => change(true)} onText={onText} />;
  }
  if (isNewAboutBook) return <VoiceNotice title={copy.bookTitle} text={copy.bookText} onText={onText} />;
  const hearer = { who: provider, isBusy: isPending, onTakeBack: () => change(false) };
  return <ServerConversation {...props} hearer={hearer} />;
}

type ServiceProps = { provider: string; isAllowed: boolean };

/** Áudio: chooses the way in which this person can talk by voice here, or says why there is none. */
export default function VoiceScreen(props: Props) {
  const { userId, talk, messages, onText } = props;
  const { data, isError, isFetching, refetch } = useQuery(voiceQuery());
  const isOnline = useIsOnline();
  if (!data) {
    if (!isOnline) return <VoiceNotice title={copy.offlineTitle} text={copy.offlineText} onText={onText} />;
    return (
      <Centred>
        {isError ? (
          <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <Waiting text={copy.loading} />
        )}
      </Centred>
    );
  }
  const { provider, isAllowed, isMinor } = data;
  if (isMinor) return <VoiceNotice title={copy.minorTitle} text={copy.minorText} onText={onText} />;
  if (provider !== null) return <ServerVoiceScreen {...props} provider={provider} isAllowed={isAllowed} />;
  return <DeviceVoiceScreen userId={userId} talk={talk} messages={messages} onText={onText} />;
}
