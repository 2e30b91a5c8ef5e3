import type { DoseStatus } from '@alento/domain/medication/medication';

/** The buttons of a dose's reminder, in the order of the screen. */
export const doseTexts: Readonly<Record<DoseStatus, string>> = { taken: 'Tomei', skipped: 'Pulei', later: 'Depois' };
