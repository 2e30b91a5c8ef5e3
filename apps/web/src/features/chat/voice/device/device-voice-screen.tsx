import { useEffect, useState } from 'react';
import { Spinner } from '../../../../ui/state/spinner.tsx';
import { ConsentStep } from '../screens/consent-step.tsx';
import { type Shown, VoiceConversation } from '../screens/voice-conversation.tsx';
import { Centred, VoiceNotice } from '../screens/voice-notice.tsx';
import { voiceCopy as copy } from '../voice.copy.ts';
import { browserMaker } from './browser-maker.ts';
import { deviceConsentTexts, deviceCopy } from './device.copy.ts';
import { useDeviceConsent } from './device-consent.ts';
import { canRecogniseSpeech } from './speech-recognition.ts';
import { hasPortugueseVoice } from './speech-synthesis.ts';
import { useDeviceVoice } from './use-device-voice.ts';

/** What this browser lacks for a conversation by voice, in a sentence; null if it has everything. */
function missingText(hasVoice: boolean): string | null {
  if (canRecogniseSpeech()) return hasVoice ? null : copy.missingVoice;
  return hasVoice ? copy.missingRecognition : copy.missingBoth;
}

/** Whether the browser has a Portuguese voice; null while its voices are loading. */
function useHasVoice(): boolean | null {
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => {
    let isGone = false;
    void hasPortugueseVoice().then((has) => {
      if (!isGone) setHasVoice(has);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return hasVoice;
}

type Props = Omit<Shown, 'hearer'> & { userId: string };

function DeviceConversation(shown: Shown) {
  const { caption, ...voice } = useDeviceVoice({ talk: shown.talk });
  return <VoiceConversation {...shown} voice={voice} caption={caption} />;
}

/** A conversation that the browser hears and speaks, after a consent that names its maker. */
export function DeviceVoiceScreen({ userId, talk, messages, onText }: Props) {
  const { isGiven, give, takeBack } = useDeviceConsent(userId);
  const hasVoice = useHasVoice();
  if (hasVoice === null) {
    return (
      <Centred>
        <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
          <Spinner />
          {copy.lookingForVoices}
        </p>
      </Centred>
    );
  }
  const missing = missingText(hasVoice);
  if (missing !== null) {
    return <VoiceNotice title={copy.missingTitle} text={`${missing} ${copy.textDoesAll}`} onText={onText} />;
  }
  const maker = browserMaker(navigator.userAgent);
  if (!isGiven) {
    return <ConsentStep {...deviceConsentTexts(maker)} later={deviceCopy.later} onAllow={give} onText={onText} />;
  }
  const hearer = { who: deviceCopy.hearer(maker), onTakeBack: takeBack };
  return <DeviceConversation talk={talk} messages={messages} hearer={hearer} onText={onText} />;
}
