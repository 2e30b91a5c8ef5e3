import { Listeners } from '../../../lib/listeners.ts';

/** Says which entry this page deleted at the server, or found deleted there. */
export const deletedEntries = new Listeners<[id: string]>();
