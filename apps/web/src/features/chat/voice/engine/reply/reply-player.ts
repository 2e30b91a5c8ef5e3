import type { LiveChatReceived } from '@alento/contract/voice/live-chat';
import { player } from '../../../../../state/player/player.ts';
import type { Playback } from '../../voice.types.ts';

type Part = LiveChatReceived['live-chat:audio-response'];

type Listener = {
  onChange(): void;
  /** The reply has been played to its end. */
  onDone(): void;
  onFailed(): void;
};

function toBlob({ audioData, mimeType }: Part): Blob {
  const bytes = Uint8Array.from(atob(audioData), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: mimeType });
}

const nameOf = (error: unknown): string => (error instanceof Error || error instanceof DOMException ? error.name : '');

/** Pauses the player of podcasts, so that two voices never sound together. */
export function pausePodcast(): void {
  if (player.current() === null) return;
  player.settle(false);
  player.sound().pause();
}

/**
 * Plays the parts of a spoken reply one after the other, while more of them arrive. One audio element plays them all,
 * because Safari lets only an element play that a tap has loaded.
 */
export function createReplyPlayer(listener: Listener, createAudio = (): HTMLAudioElement => new Audio()) {
  let audio: HTMLAudioElement | null = null;
  let parts: Blob[] = [];
  /** Index of the part that plays, or that plays next when it arrives. */
  let next = 0;
  let address: string | null = null;
  /** Whether the reply is being played, also while it is paused or a part is awaited. */
  let isActive = false;
  let isComplete = true;
  let isSilenced = false;
  let playback: Playback = { isPaused: false, speed: 1, canReplay: false };

  function change(changed: Partial<Playback>): void {
    playback = { ...playback, ...changed };
    listener.onChange();
  }

  function element(): HTMLAudioElement {
    if (audio) return audio;
    audio = createAudio();
    audio.addEventListener('ended', () => {
      next += 1;
      playNext();
    });
    audio.addEventListener('error', fail);
    audio.addEventListener('pause', () => {
      // The system paused it, for a call or another app.
      if (isActive && audio?.paused && !audio.ended && !playback.isPaused) change({ isPaused: true });
    });
    return audio;
  }

  function unload(): void {
    if (address === null) return;
    URL.revokeObjectURL(address);
    address = null;
    audio?.removeAttribute('src');
  }

  function silence(): void {
    isActive = false;
    audio?.pause();
    unload();
    if (playback.isPaused) change({ isPaused: false });
  }

  function giveUp(): void {
    isSilenced = true;
    silence();
    listener.onFailed();
  }

  function fail(): void {
    if (isActive) giveUp();
  }

  function sound(): void {
    const playing = address;
    pausePodcast();
    element()
      .play()
      .catch((error: unknown) => {
        if (playing !== address || !isActive) return;
        // The browser wants a tap first: the person resumes.
        if (nameOf(error) === 'NotAllowedError') change({ isPaused: true });
        else if (nameOf(error) !== 'AbortError') fail();
      });
  }

  function playNext(): void {
    const part = parts[next];
    unload();
    if (part === undefined) {
      if (!isComplete) return;
      silence();
      listener.onDone();
      return;
    }
    address = URL.createObjectURL(part);
    const audioElement = element();
    audioElement.src = address;
    audioElement.preservesPitch = true;
    audioElement.defaultPlaybackRate = playback.speed;
    audioElement.playbackRate = playback.speed;
    if (!playback.isPaused) sound();
  }

  function play(from: number): void {
    isActive = true;
    isSilenced = false;
    next = from;
    playNext();
  }

  return {
    current: (): Playback => playback,
    isActive: (): boolean => isActive,

    /** Prepares the audio element. Call it in the event of a tap. */
    prime(): void {
      if (!isActive) element().load();
    },

    /**
     * Forgets the last reply and waits for the parts of the next.
     *
     * @param silent true if the parts are only kept, to be played when the person asks for it.
     */
    begin({ silent }: { silent: boolean }): void {
      silence();
      parts = [];
      isComplete = false;
      isSilenced = silent;
      change({ canReplay: false });
    },

    add(part: Part): void {
      try {
        parts.push(toBlob(part));
      } catch {
        if (!isSilenced) giveUp();
        return;
      }
      isComplete = false;
      if (!playback.canReplay) change({ canReplay: true });
      if (isSilenced) return;
      if (!isActive) play(parts.length - 1);
      else if (address === null) playNext();
    },

    /** No more parts are to come. */
    finish(): void {
      isComplete = true;
      if (isActive && address === null) playNext();
    },

    /** Plays a reply that was only kept: from its beginning, and its next parts as they arrive. */
    release(): void {
      isSilenced = false;
      if (!isActive && parts.length > 0) play(0);
    },

    pause(): void {
      if (!isActive || playback.isPaused) return;
      change({ isPaused: true });
      audio?.pause();
    },

    resume(): void {
      if (!isActive || !playback.isPaused) return;
      change({ isPaused: false });
      if (address !== null) sound();
    },

    setSpeed(speed: number): void {
      if (audio) {
        audio.defaultPlaybackRate = speed;
        audio.playbackRate = speed;
      }
      change({ speed });
    },

    /** Plays the last reply from its beginning. Returns whether there is one. */
    replay(): boolean {
      if (parts.length === 0) return false;
      silence();
      play(0);
      return true;
    },

    /** Ends the reply. Parts that still arrive are only kept. */
    stop(): void {
      isSilenced = true;
      silence();
    },

    /** Ends the reply and forgets it. */
    forget(): void {
      silence();
      parts = [];
      isComplete = true;
      change({ canReplay: false });
    },
  };
}
