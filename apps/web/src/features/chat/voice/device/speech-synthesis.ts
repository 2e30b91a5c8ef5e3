/** The only file that uses the browser's speech synthesis. */

/** Some browsers load their voices after the page. Longest wait for them, ms. */
const VOICES_AT_LATEST_MS = 2000;

const synthesis = (): SpeechSynthesis | null => ('speechSynthesis' in window ? window.speechSynthesis : null);

const isBrazilian = ({ lang }: SpeechSynthesisVoice): boolean => /^pt[-_]br$/i.test(lang);
const isPortuguese = ({ lang }: SpeechSynthesisVoice): boolean => /^pt\b/i.test(lang.replace('_', '-'));

/** Returns a Brazilian voice if there is one, else another Portuguese one. A voice of the device comes first. */
function portugueseVoice(): SpeechSynthesisVoice | null {
  const voices = (synthesis()?.getVoices() ?? []).filter(isPortuguese);
  const worth = (voice: SpeechSynthesisVoice): number => (isBrazilian(voice) ? 2 : 0) + (voice.localService ? 1 : 0);
  return voices.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

/** Resolves to whether the browser has a Portuguese voice, once its voices are loaded. */
export const hasPortugueseVoice = (): Promise<boolean> =>
  new Promise((resolve) => {
    const speech = synthesis();
    if (!speech || portugueseVoice()) return resolve(speech !== null);
    const finish = (): void => {
      clearTimeout(timer);
      speech.removeEventListener?.('voiceschanged', finish);
      resolve(portugueseVoice() !== null);
    };
    const timer = setTimeout(finish, VOICES_AT_LATEST_MS);
    speech.addEventListener?.('voiceschanged', finish);
  });

/** Kept until their end, because Chrome drops the events of an utterance that was garbage-collected. */
const kept = new Set<SpeechSynthesisUtterance>();

/** Speaks one sentence. Resolves to whether it was spoken to its end; rejects if the browser can't speak it. */
export const speakSentence = (sentence: string, speed: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const speech = synthesis();
    if (!speech) return reject(new Error('no speech synthesis'));
    const utterance = new SpeechSynthesisUtterance(sentence);
    const voice = portugueseVoice();
    utterance.lang = voice?.lang ?? 'pt-BR';
    utterance.voice = voice;
    utterance.rate = speed;
    utterance.onend = () => resolve(true);
    utterance.onerror = ({ error }) => {
      if (error === 'canceled' || error === 'interrupted') resolve(false);
      else reject(new Error(error));
    };
    kept.clear();
    kept.add(utterance);
    speech.speak(utterance);
  });

/** Ends what is being spoken, and everything that waits. */
export function beSilent(): void {
  kept.clear();
  synthesis()?.cancel();
}

/** Safari speaks later sentences only if a tap has spoken one, so the tap speaks an empty one. */
export function unlockSpeech(): void {
  const speech = synthesis();
  if (!speech) return;
  const utterance = new SpeechSynthesisUtterance('');
  utterance.volume = 0;
  kept.add(utterance);
  speech.speak(utterance);
}
