import { VOICE_RECORDING_MAX_MS, VOICE_RECORDING_MIN_MS } from '@alento/domain/voice/limits';
import { readPermission } from '../../../../lib/media/microphone.ts';
import { now } from '../../../../lib/time/clock.ts';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { pausePodcast } from '../../../../state/player/pause-podcast.ts';
import { type Playback, VoiceEngine, type VoiceWarning } from '../voice.ts';
import { voiceErrors } from '../voice-errors.copy.ts';
import { deviceCopy } from './device.copy.ts';
import { isDenial, Listening, requestMicrophone } from './recognition.ts';
import { ReplyReader, unlockSpeech } from './speech.ts';
import { spokenSentences } from './spoken-sentences.ts';

/** The message for an error code of the Web Speech API. */
function errorText(code: string): string {
  if (isDenial(code)) return voiceErrors.microphoneDenied;
  if (code === 'network') return voiceErrors.connection;
  if (code === 'language-not-supported') return deviceCopy.notInPortuguese;
  return voiceErrors.microphoneFailed;
}

/**
 * A conversation by the browser's own speech recognition and synthesis. Its status is `processing` while
 * the last words of a recording are awaited.
 */
export class DeviceVoice extends VoiceEngine {
  #onHeard: (text: string) => void;
  #listening: Listening | null = null;
  #longest: ReturnType<typeof setTimeout> | undefined;
  #reply: readonly string[] = [];
  #reader = new ReplyReader({
    onChange: (reading) => {
      this.change({ status: reading === 'silent' ? 'ready' : 'playing' });
      this.#changePlayback({ isPaused: reading === 'paused' });
    },
    onFailure: () => this.#warn(voiceErrors.playback, this.replay),
  });

  /** @param onHeard gets the text of each recording */
  constructor(onHeard: (text: string) => void) {
    super();
    this.#onHeard = onHeard;
  }

  level = (): number => this.#listening?.level() ?? 0;

  checkMicrophone = async (): Promise<void> => {
    this.change({ microphone: 'checking' });
    const microphone = await readPermission((changed) => {
      // The permission step replaces the controls, so nothing may go on listening behind it.
      if (changed !== 'granted') this.cancel();
      this.change({ microphone: changed });
    });
    this.change({ microphone });
  };

  requestMicrophone = async (): Promise<void> => {
    this.change({ microphone: 'requesting', warning: null });
    const code = await requestMicrophone().catch(() => 'not-supported');
    this.change({ microphone: code === null ? 'granted' : isDenial(code) ? 'denied' : 'unknown' });
    if (code !== null && !isDenial(code)) this.#warn(errorText(code));
  };

  start = (): void => {
    unlockSpeech();
    this.change({ status: 'ready', warning: null });
  };

  end = (): void => {
    this.hush();
    this.change({ status: 'ended', warning: null });
  };

  record = (): void => {
    if (!this.#isFree()) return;
    this.stopSpeaking();
    pausePodcast();
    // First, because a browser may refuse to start.
    this.#listening = new Listening({
      onStart: () => {
        const { status, recordingSince } = this.current();
        if (status === 'recording' && recordingSince === null) this.change({ recordingSince: now() });
      },
      onText: (caption) => this.change({ caption }),
      onError: (code) => this.#refuse(code),
    });
    this.change({ status: 'recording', warning: null });
    this.#longest = setTimeout(this.send, VOICE_RECORDING_MAX_MS);
  };

  send = (): void => {
    const { status, recordingSince } = this.current();
    if (status !== 'recording' || !this.#listening) return;
    if (recordingSince === null || now() - recordingSince < VOICE_RECORDING_MIN_MS) {
      this.cancel();
      this.#warn(deviceCopy.tooShort);
    } else void this.#recognise(this.#listening);
  };

  /** Ends the recording, and goes back to the state before it. */
  cancel = (): void => {
    clearTimeout(this.#longest);
    this.#listening?.drop();
    this.#listening = null;
    const { status } = this.current();
    if (status === 'recording' || status === 'processing') {
      this.change({ status: 'ready', recordingSince: null, caption: '' });
    }
  };

  dismissWarning = (): void => this.change({ warning: null });

  replay = (): void => {
    if (this.#reply.length === 0 || !this.#isFree()) return;
    pausePodcast();
    this.change({ warning: null });
    this.#reader.read(this.#reply);
  };

  pause = (): void => this.#reader.pause();

  resume = (): void => {
    pausePodcast();
    this.#reader.resume();
  };

  setSpeed = (speed: number): void => {
    this.#reader.speed = speed;
    this.#changePlayback({ speed });
  };

  stopSpeaking = (): void => this.#reader.stop();

  /** Stores a reply, and speaks it. Beside the crisis card nothing is spoken; the reply can be played later. */
  readReply(markdown: string): void {
    this.#reply = spokenSentences(markdown);
    this.#changePlayback({ canReplay: this.#reply.length > 0 });
    const card = crisis.current();
    if (card === null) this.replay();
    this.isReplyPostponed = card?.source === 'note' && this.#isOn();
  }

  protected speakHelp = this.replay;
  protected hide = this.cancel;
  protected hush = (): void => {
    this.cancel();
    this.stopSpeaking();
  };
  protected giveWay = this.hush;
  protected leave = this.hush;

  #isFree = (): boolean => ['ready', 'playing'].includes(this.current().status);
  #isOn = (): boolean => !['idle', 'ended'].includes(this.current().status);

  #changePlayback(part: Partial<Playback>): void {
    this.change({ playback: { ...this.current().playback, ...part } });
  }

  #warn(text: string, retry: VoiceWarning['retry'] = null): void {
    this.change({ warning: { text, retry } });
  }

  #refuse(code: string): void {
    this.cancel();
    if (isDenial(code)) this.change({ microphone: 'denied' });
    this.#warn(errorText(code));
  }

  async #recognise(listening: Listening): Promise<void> {
    clearTimeout(this.#longest);
    this.change({ status: 'processing', recordingSince: null });
    const text = await listening.finish();
    if (this.#listening !== listening) return;
    this.cancel();
    if (text === '') this.#warn(deviceCopy.notHeard);
    else this.#onHeard(text);
  }
}
