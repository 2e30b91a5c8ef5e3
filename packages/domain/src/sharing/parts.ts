/** Parts of a person's data that can be shared with a professional. */
export const SHARED_PARTS = [
  'moods',
  'notes',
  'screenings',
  'self-harm-answer',
  'records',
  'medication',
  'safety-plan',
] as const;
/**
 * The parts of which the files of a share contain something: of the records, what the person added to the newest one.
 * The safety plan is only read on the page.
 */
export const FILE_PARTS = ['moods', 'screenings', 'records', 'medication'] as const satisfies readonly SharedPart[];
export type SharedPart = (typeof SHARED_PARTS)[number];

/** Parts that can be shared only with another one, which they belong to. */
export const PART_WITHIN: Readonly<Partial<Record<SharedPart, SharedPart>>> = {
  notes: 'moods',
  'self-harm-answer': 'screenings',
};

/** Whether each part has the one that it belongs to. */
export const areWhole = (parts: readonly SharedPart[]): boolean =>
  parts.every((part) => {
    const within = PART_WITHIN[part];
    return within === undefined || parts.includes(within);
  });
