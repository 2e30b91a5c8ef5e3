import type { MoodScore } from '@alento/domain/mood-entry/scale';

/**
 * Colours of a record's PDF: the light theme's tokens (apps/web/src/app/style/tokens.css) in sRGB, because PDF has no
 * OKLCH. The page itself stays white, so that printing costs no ink. `colours.test.ts` compares them with the tokens.
 */
export const COLOURS = {
  ink: '#142b28',
  'ink-muted': '#485d5a',
  border: '#ded9ce',
  'border-strong': '#75847c',
  brand: '#005959',
  accent: '#ee8265',
  'mood-0': '#ffc3c0',
  'mood-1': '#feceab',
  'mood-2': '#f1e09c',
  'mood-3': '#b8e7c0',
  'mood-4': '#b6ddf7',
  'mood-5': '#deccf5',
  'mood-0-strong': '#c13b3d',
  'mood-1-strong': '#ae5b1d',
  'mood-2-strong': '#8c7109',
  'mood-3-strong': '#248348',
  'mood-4-strong': '#1b75ae',
  'mood-5-strong': '#7f50b4',
  'band-0': '#e6f3f2',
  'band-1': '#d5ece9',
  'band-2': '#c2e2e0',
  'band-3': '#b2dad8',
  'band-4': '#a4d3d1',
} as const;

/** The colour that fills an area for a score. */
export const moodFill = (score: MoodScore): string => COLOURS[`mood-${score}`];
/** The colour of lines and points for a score. */
export const moodStroke = (score: MoodScore): string => COLOURS[`mood-${score}-strong`];
