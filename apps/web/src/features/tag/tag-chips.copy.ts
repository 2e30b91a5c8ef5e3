/** The accessible name of the list of an entry's tags. */
export const tagsOfEntry = 'Marcadores';
