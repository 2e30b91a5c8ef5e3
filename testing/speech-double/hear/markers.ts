/**
 * Frequencies of the tones that mark recordings, Hz. Speech has little power there and no harmonics that stand out, and
 * a recording of 16 kHz contains all of them.
 */
export const MARKERS = [4600, 4800, 5000, 5200, 5400, 5600, 5800, 6000, 6200, 6400, 6600, 6800, 7000, 7200] as const;

/** Level of the tone compared with the speech, dB. */
export const MARKER_DB = -20;
