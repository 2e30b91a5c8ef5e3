/** Parts of a person's data that can be shared with a professional (issue "Prontuários", §2; decisions D18, D38). */
export const SHARED_PARTS = ['moods', 'notes', 'screenings', 'records', 'medication', 'safety-plan'] as const;
/** The parts that the files of a share contain. Finished records and the safety plan are only read on the page. */
export const FILE_PARTS = ['moods', 'screenings', 'medication'] as const satisfies readonly SharedPart[];
export type SharedPart = (typeof SHARED_PARTS)[number];
