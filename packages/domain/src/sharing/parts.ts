/** Parts of a person's data that can be shared with a professional (issue "Prontuários", §2; decisions D18, D38). */
export const SHARED_PARTS = ['moods', 'notes', 'screenings', 'records', 'medication', 'safety-plan'] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];
