/** Names the list of an entry's tags, wherever they stand. */
export const tagsOfEntry = 'Marcadores';
