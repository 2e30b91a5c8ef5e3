import type { Patient } from '@alento/contract/sharing/patients';
import { accept, type Result, refuse } from '@alento/domain/result';
import type { AccessKind } from '@alento/domain/sharing/access-kinds';
import type { SharedPart } from '@alento/domain/sharing/parts';
import { lastVisitOf } from '@alento/domain/sharing/visits';
import { type AcceptedShare, ownerFactsOf, readerOf } from '../../../access/make-reader.ts';
import type { Person } from '../../../access/person.ts';
import type { SharedHolder } from '../../../access/reader.ts';
import type { KeyCache } from '../../../crypto/key-cache.ts';
import type { Database } from '../../../db/database.ts';
import type { ShareContent } from '../../../sealed-documents/sharing.ts';
import { minuteOf } from '../minute.ts';
import { type AcceptedRow, accessRepository, shareRepository as repository } from '../share.repository.ts';
import { openShare } from '../share-content.ts';

type Deps = { db: Database; keys: Pick<KeyCache, 'open'>; clock: () => number };
export type Patients = ReturnType<typeof patientService>;

/** Number of accesses among which the last visit is looked for. A visit has at most one per minute. */
const ACCESSES_READ = 500;

/** A share that a professional may read now. */
export type OpenPatient = {
  row: AcceptedRow;
  content: ShareContent;
  patient: Patient;
  /** Time zone of the owner's account, IANA name. */
  timeZone: string;
  /** A reader of one part with the owner's data key; null if the part is not shared. */
  holderOf<Part extends SharedPart>(part: Part): SharedHolder<Part> | null;
};

/**
 * Finds what is shared with a professional. Every read of a person's data goes through `read`, which writes it to the
 * owner's log first (decision D38).
 */
export function patientService({ db, keys, clock }: Deps) {
  async function open(row: AcceptedRow): Promise<OpenPatient | null> {
    const facts = await ownerFactsOf(db, keys, row.userId);
    if (!facts) return null;
    const content = openShare(facts.userKey(), row);
    const { startDate, endDate, parts, ownerName } = content;
    const now = clock();
    const times = await accessRepository.times(db, row, ACCESSES_READ);
    const share: AcceptedShare = {
      ...{ userId: row.userId, parts },
      days: { start: startDate, end: endDate },
      until: row.endsAt.getTime(),
    };
    return {
      ...{ row, content, timeZone: facts.timeZone },
      patient: {
        ...{ id: row.id, name: ownerName, startDate, endDate, parts },
        acceptedAt: row.acceptedAt.getTime(),
        endsAt: row.endsAt.getTime(),
        lastVisitAt: lastVisitOf(
          times.map((at) => at.getTime()),
          now,
        ),
      },
      holderOf(part) {
        const owner = readerOf(share, part, now);
        return owner && { owner, ...facts };
      },
    };
  }

  async function find(actor: Person, id: string): Promise<Result<OpenPatient>> {
    const row = await repository.findOfProfessional(db, actor.owner, id, new Date(clock()));
    const opened = row && (await open(row));
    return opened ? accept(opened) : refuse('PATIENT_NOT_FOUND');
  }

  const log = (row: AcceptedRow, kind: AccessKind) => accessRepository.add(db, row, kind, minuteOf(clock()));

  return {
    /** The people who share with a professional now, the newest first. It shows nothing of their data. */
    async list(actor: Person): Promise<Patient[]> {
      const rows = await repository.listOfProfessional(db, actor.owner, new Date(clock()));
      const opened = await Promise.all(rows.map(open));
      return opened.flatMap((one) => one?.patient ?? []);
    },

    async find(actor: Person, id: string): Promise<Result<Patient>> {
      const found = await find(actor, id);
      return found.ok ? accept(found.value.patient) : found;
    },

    /** Writes an access to the owner's log and returns a reader of the part. */
    async read<Part extends SharedPart>(
      actor: Person,
      id: string,
      part: Part,
      kind: AccessKind,
    ): Promise<Result<{ holder: SharedHolder<Part>; patient: OpenPatient }>> {
      const found = await find(actor, id);
      if (!found.ok) return found;
      const holder = found.value.holderOf(part);
      if (!holder) return refuse('PART_NOT_SHARED');
      await log(found.value.row, kind);
      return accept({ holder, patient: found.value });
    },

    /** Writes an access to the owner's log and returns the share, for a file of everything that is shared. */
    async readAll(actor: Person, id: string, kind: AccessKind): Promise<Result<OpenPatient>> {
      const found = await find(actor, id);
      if (found.ok) await log(found.value.row, kind);
      return found;
    },
  };
}
