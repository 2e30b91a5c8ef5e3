/** The last instant JavaScript's Date can hold, ms epoch (ECMAScript, time values). */
export const MAX_INSTANT_MS = 8_640_000_000_000_000;
