/** Name of the part of the address with the id of the record that is open. */
export const RECORD_PARAM = 'prontuario';

/** The query string that opens a record. */
export const recordSearch = (id: string): string => `?${new URLSearchParams({ [RECORD_PARAM]: id })}`;

/** The id of the link that opens a record. It gets the focus when the record is closed. */
export const linkIdOf = (id: string): string => `prontuario-${id}`;
