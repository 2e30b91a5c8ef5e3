import { checkCrisis } from '@alento/crisis-check/crisis-check';
import type { AssistantModel } from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import type { Logger } from 'pino';
import type { PersonWithPlan } from '../../access/person.ts';
import { sealAnalysis } from '../../crypto/note-context.ts';
import type { Store } from '../../db/database.ts';
import { writeEntries } from '../../entries/write-entries.ts';

const MODEL_MS = 60_000;

type Deps = Store & {
  log: Logger;
  externalFor: (actor: PersonWithPlan) => Promise<AssistantModel | null>;
  /** Reads the person's data for the model as of the entry's time. Null if the entry was deleted. */
  readPersonAt: (actor: PersonWithPlan, entryId: string) => Promise<PersonContext | null>;
};
export type EntryAnalyses = ReturnType<typeof entryAnalysisService>;

/** Requests a short comment on an entry from the external service, with the person's consent. */
export function entryAnalysisService({ db, clock, log, externalFor, readPersonAt }: Deps) {
  return {
    async write(actor: PersonWithPlan, entryId: string): Promise<void> {
      const model = await externalFor(actor);
      const person = model && (await readPersonAt(actor, entryId));
      const entry = person?.entries[0];
      if (!model || !person || !entry) return;
      // Notes with signs of a crisis are never sent to the external service.
      const isHeavy = entry.note !== '' && checkCrisis(entry.note).level !== 'none';
      const wording = isHeavy
        ? null
        : await model.wordEntry(person, { signal: AbortSignal.timeout(MODEL_MS), variant: clock() });
      if (wording && !wording.ok) log.warn({ failure: wording.failure }, 'entry without analysis');
      const { userId } = actor.owner;
      // An empty comment is stored too and padded to the same length. Otherwise a dump would reveal which notes have
      // signs of a crisis.
      const said = sealAnalysis(actor.userKey(), userId, entryId, wording?.ok ? wording.value : '');
      await writeEntries.keepAnalysis(db, actor.owner, entryId, said);
    },
  };
}
