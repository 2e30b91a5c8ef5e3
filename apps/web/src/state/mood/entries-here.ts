/** Name of the stored number of entries that a person recorded on this device. */
export const ENTRIES_HERE = 'entries-here';
