import type { SpeechModel } from '@alento/domain/assistant/assistant-model';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { Result } from '@alento/domain/result';
import { isStorable } from '@alento/domain/text/plain-text';
import type { SignedIn } from '../../../access/person.ts';
import type { ChatPort } from '../ports.ts';
import { isInvented } from '../speech/invented-words.ts';
import { readRecording } from '../speech/recording.ts';
import { voiceCopy } from '../voice.copy.ts';

/** Longest transcript, in UTF-16 code units. Five minutes of fast speech have about 6,000. */
const TRANSCRIPT_MAX = 12_000;

/** What became of a recording: its reply, a notice for the person, or a refusal. */
export type Heard =
  | { kind: 'accepted'; replyId: string; conversationId: string }
  | { kind: 'notice'; message: string }
  | { kind: 'refused'; errorCode: ErrorCode };

const notice = (message: string): Heard => ({ kind: 'notice', message });
const refused = (errorCode: ErrorCode): Heard => ({ kind: 'refused', errorCode });
const NOTICES = { 'too-short': voiceCopy.tooShort, silence: voiceCopy.silence, noise: voiceCopy.noise } as const;

type Deps = {
  speech: SpeechModel;
  chat: Pick<ChatPort, 'send'>;
  /** Whether the person is still signed in and may still talk by voice. */
  mayGoOn: (actor: SignedIn) => Promise<Result<true>>;
};

/**
 * Transcribes recordings and processes the text as a written message: crisis check first, then quota and reply. The recording is in memory only.
 */
export function recordingProcessor({ speech, chat, mayGoOn }: Deps) {
  /** @param conversationId the conversation, which is created with its first message. */
  return async (
    actor: SignedIn,
    { data, conversationId }: { data: string; conversationId: string },
    signal: AbortSignal,
  ): Promise<Heard> => {
    const recording = readRecording(data);
    if (!recording) return refused('VOICE_RECORDING_INVALID');
    const { wav, verdict } = recording;
    if (verdict === 'too-long') return refused('VOICE_RECORDING_TOO_LONG');
    if (verdict !== 'speech') return notice(NOTICES[verdict]);
    const heard = await speech.transcribe(wav, 'audio/wav', { signal });
    if (!heard.ok) return heard.failure === 'empty' ? notice(voiceCopy.unclear) : refused('VOICE_NOT_HEARD');
    const message = heard.value.trim();
    if (isInvented(message)) return notice(voiceCopy.unclear);
    if (message.length > TRANSCRIPT_MAX || !isStorable(message)) return refused('VOICE_NOT_HEARD');
    // Cancelled while it was heard: nothing is stored or counted.
    if (signal.aborted) return refused('VOICE_NOT_HEARD');
    const allowed = await mayGoOn(actor);
    if (!allowed.ok) return refused(allowed.code);
    const sent = await chat.send(actor, message, conversationId);
    return sent.ok ? { kind: 'accepted', ...sent.value } : refused(sent.code);
  };
}

export type HearRecording = ReturnType<typeof recordingProcessor>;
