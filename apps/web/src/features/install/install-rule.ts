/** The lowest score, 'Neutro', after which something is offered that isn't help. */
const CALM_SCORE = 2;

/** The offer comes after this many entries on this device. */
const ENTRIES_MIN = 3;

export type InstallFacts = {
  /** Whether the app runs in the native shell, or was opened from the home screen. */
  isInstalled: boolean;
  /** Whether the person dismissed the offer on this device, or accepted it. */
  isAnswered: boolean;
  /** Number of entries that the person recorded on this device. */
  entriesHere: number;
  /** The score of the newest entry of the last days; null without one. */
  latestScore: number | null;
  /** Whether the browser offers to install the app. */
  isPromptOffered: boolean;
  isIos: boolean;
};

/** How to offer the app's icon on the home screen: by the browser's question, or by steps in words. Null for not now. */
export function installWay(facts: InstallFacts): 'prompt' | 'steps' | null {
  if (facts.isInstalled || facts.isAnswered || facts.entriesHere < ENTRIES_MIN) return null;
  if (facts.latestScore === null || facts.latestScore < CALM_SCORE) return null;
  if (facts.isPromptOffered) return 'prompt';
  return facts.isIos ? 'steps' : null;
}
