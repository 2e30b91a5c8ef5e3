/** Types for the part of the speech synthesizer that is used here, because the package has no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface Synthesizer {
    set_voice(language: string): number;
    get_samplerate(): number;
    /** Calls back with pieces of the sound, which are valid during the call only; true ends it. */
    synthesize(text: string, take: (piece: Int16Array | null) => boolean): void;
  }
  export default function load(): Promise<{ eSpeakNGWorker: new () => Promise<Synthesizer> }>;
}
