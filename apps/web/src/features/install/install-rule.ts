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
};

/** Whether to offer the app's icon on the home screen now. On iOS the notification banner says the steps instead. */
export function isInstallOffered(facts: InstallFacts): boolean {
  if (facts.isInstalled || facts.isAnswered || facts.entriesHere < ENTRIES_MIN) return false;
  if (facts.latestScore === null || facts.latestScore < CALM_SCORE) return false;
  return facts.isPromptOffered;
}
