import type { Page } from '@playwright/test';

type Probes = {
  streams: MediaStream[];
  /**
   * Sounds that were played to their end, the loudest sample of all, 0 to 1, and how many elements played at the same
   * time.
   */
  played: { parts: number; loudest: number; mostAtOnce: number };
};
type Probed = Window & { voiceProbes?: Probes };

/** Keeps the streams of the microphone, and measures what media elements play, in every page that is opened. */
export async function addProbes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probes: Probes = { streams: [], played: { parts: 0, loudest: 0, mostAtOnce: 0 } };
    (window as Probed).voiceProbes = probes;
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      probes.streams.push(stream);
      return stream;
    };

    const measured = new Set<HTMLMediaElement>();
    setInterval(() => {
      const playing = [...measured].filter(({ paused, ended }) => !paused && !ended).length;
      probes.played.mostAtOnce = Math.max(probes.played.mostAtOnce, playing);
    }, 20);
    function measure(element: HTMLMediaElement): void {
      measured.add(element);
      element.addEventListener('ended', () => {
        probes.played.parts += 1;
      });
      const context = new AudioContext();
      const analyser = new AnalyserNode(context);
      const samples = new Float32Array(analyser.fftSize);
      let source: MediaStreamAudioSourceNode | null = null;
      element.addEventListener('playing', () => {
        source?.disconnect();
        const stream = (element as HTMLMediaElement & { captureStream(): MediaStream }).captureStream();
        if (stream.getAudioTracks().length === 0) return;
        source = context.createMediaStreamSource(stream);
        source.connect(analyser);
      });
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        for (const sample of samples) probes.played.loudest = Math.max(probes.played.loudest, Math.abs(sample));
      }, 50);
    }
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function playMeasured(this: HTMLMediaElement) {
      if (!measured.has(this)) measure(this);
      return play.call(this);
    };
  });
}

/** What the page has played so far. */
export const playedOn = (page: Page): Promise<Probes['played']> =>
  page.evaluate(() => (window as Probed).voiceProbes?.played ?? { parts: 0, loudest: 0, mostAtOnce: 0 });

/** The state of each microphone track that the page opened, oldest first. */
export const tracksOf = (page: Page): Promise<MediaStreamTrackState[]> =>
  page.evaluate(() =>
    ((window as Probed).voiceProbes?.streams ?? []).flatMap((stream) =>
      stream.getTracks().map(({ readyState }) => readyState),
    ),
  );
