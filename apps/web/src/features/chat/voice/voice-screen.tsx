import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { consentTexts } from '../../../state/account/consent-texts.copy.ts';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { voiceQuery } from '../chat.queries.ts';
import type { Talk } from '../conversation/use-conversation.ts';
import { DeviceVoiceScreen } from './device/device-voice-screen.tsx';
import { ConsentStep } from './screens/consent-step.tsx';
import { Centred, VoiceNotice } from './screens/voice-notice.tsx';
import { ServerVoiceScreen } from './server-voice-screen.tsx';
import { useVoiceConsent } from './use-voice-consent.ts';
import { voiceCopy as copy, voiceConsentCopy } from './voice.copy.ts';

type Props = {
  userId: string;
  sessionId: string | null;
  talk: Talk;
  /** The list of messages, which is also the captions. */
  messages: ReactNode;
  /** Whether this would be a new conversation about a book. The real-time connection can't begin one. */
  isNewAboutBook: boolean;
  /** Back to Texto. */
  onText: () => void;
};

/** The way over the server, after the consent to its speech service. */
function ServerVoice({ provider, isAllowed, ...props }: Props & { provider: string; isAllowed: boolean }) {
  const { isNewAboutBook, onText, ...shown } = props;
  const { change, isPending } = useVoiceConsent();
  if (!isAllowed) {
    return (
      <ConsentStep
        {...consentTexts['external-voice'](provider)}
        later={voiceConsentCopy.later}
        isBusy={isPending}
        onAllow={() => change(true)}
        onText={onText}
      />
    );
  }
  if (isNewAboutBook) return <VoiceNotice title={copy.bookTitle} text={copy.bookText} onText={onText} />;
  const hearer = { who: provider, isBusy: isPending, onTakeBack: () => change(false) };
  return <ServerVoiceScreen {...shown} hearer={hearer} onText={onText} />;
}

/** Áudio: chooses the way in which this person can talk by voice here, or says why there is none. */
export default function VoiceScreen(props: Props) {
  const { onText } = props;
  const { data, isError, isFetching, refetch } = useQuery(voiceQuery());
  const isOnline = useIsOnline();
  if (!data) {
    if (!isOnline) return <VoiceNotice title={copy.offlineTitle} text={copy.offlineText} onText={onText} />;
    return (
      <Centred>
        {isError ? (
          <ErrorState message={copy.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
            <Spinner />
            {copy.loading}
          </p>
        )}
      </Centred>
    );
  }
  if (data.isMinor) return <VoiceNotice title={copy.minorTitle} text={copy.minorText} onText={onText} />;
  if (data.provider === null) return <DeviceVoiceScreen {...props} />;
  return <ServerVoice {...props} provider={data.provider} isAllowed={data.isAllowed} />;
}
