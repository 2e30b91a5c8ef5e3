import type { Patient } from '@alento/contract/sharing/patients';
import { accept, type Result, refuse } from '@alento/domain/result';
import { FILE_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { type AccessKind, lastVisitOf } from '@alento/domain/sharing/share';
import { type AcceptedShare, readerOf, readOwnerKeysAndZones } from '../../../access/make-reader.ts';
import type { Person } from '../../../access/person.ts';
import type { SharedHolder } from '../../../access/reader.ts';
import type { KeyCache } from '../../../crypto/key-cache.ts';
import type { Database } from '../../../db/database.ts';
import type { ShareContent } from '../../../sealed-json/sharing.ts';
import { minuteOf } from '../minute.ts';
import { type AcceptedRow, accessRepository, shareRepository } from '../share.repository.ts';
import { openShare } from '../share-content.ts';

type Deps = { db: Database; keys: Pick<KeyCache, 'open'>; clock: () => number };
export type Patients = ReturnType<typeof patientService>;

/** Number of accesses among which the last visit is looked for. A visit has at most one per minute. */
const ACCESSES_READ = 500;

/** A share that a professional may read now. */
export type OpenPatient = {
  row: AcceptedRow;
  content: ShareContent;
  /** Time zone of the owner's account, IANA name. */
  timeZone: string;
  /** A reader of one part with the owner's data key; null if the part is not shared. */
  holderOf<Part extends SharedPart>(part: Part): SharedHolder<Part> | null;
};

/**
 * Finds what is shared with a professional. Every read of a person's data goes through `read`, which writes it to the
 * owner's log first.
 */
export function patientService({ db, keys, clock }: Deps) {
  /** Decrypts shares. Leaves out those of deleted accounts. */
  async function open(rows: readonly AcceptedRow[]): Promise<OpenPatient[]> {
    const facts = await readOwnerKeysAndZones(
      db,
      keys,
      rows.map(({ userId }) => userId),
    );
    const now = clock();
    return rows.flatMap((row) => {
      const owner = facts.get(row.userId);
      if (!owner) return [];
      const content = openShare(owner.userKey(), row);
      const { startDate: start, endDate: end, parts } = content;
      const share: AcceptedShare = { userId: row.userId, parts, days: { start, end }, until: row.endsAt.getTime() };
      return {
        ...{ row, content, timeZone: owner.timeZone },
        holderOf<Part extends SharedPart>(part: Part): SharedHolder<Part> | null {
          const reader = readerOf(share, part, now);
          return reader && { owner: reader, ...owner };
        },
      };
    });
  }

  /** The ends of the visits before the current ones, ms epoch. */
  async function lastVisitsOf(patients: readonly OpenPatient[]): Promise<(patient: OpenPatient) => number | null> {
    const rows = patients.map(({ row }) => row);
    const timesOf = await accessRepository.timesOf(db, rows, ACCESSES_READ);
    return ({ row }) => lastVisitOf(timesOf(row), clock());
  }

  async function present(patients: readonly OpenPatient[]): Promise<Patient[]> {
    const lastVisit = await lastVisitsOf(patients);
    return patients.map((patient) => {
      const { startDate, endDate, parts, ownerName: name } = patient.content;
      const { id, acceptedAt, endsAt } = patient.row;
      return {
        ...{ id, name, startDate, endDate, parts },
        acceptedAt: acceptedAt.getTime(),
        endsAt: endsAt.getTime(),
        lastVisitAt: lastVisit(patient),
      };
    });
  }

  async function find(actor: Person, id: string): Promise<Result<OpenPatient>> {
    const row = await shareRepository.findOfProfessional(db, actor.owner, id, new Date(clock()));
    const [opened] = row ? await open([row]) : [];
    return opened ? accept(opened) : refuse('PATIENT_NOT_FOUND');
  }

  const log = (row: AcceptedRow, kind: AccessKind) => accessRepository.add(db, row, kind, minuteOf(clock()));

  return {
    /** The people who share with a professional now, the newest first. It shows nothing of their data. */
    async list(actor: Person): Promise<Patient[]> {
      const rows = await shareRepository.listOfProfessional(db, actor.owner, new Date(clock()));
      return present(await open(rows));
    },

    async find(actor: Person, id: string): Promise<Result<Patient>> {
      const found = await find(actor, id);
      if (!found.ok) return found;
      const [patient] = await present([found.value]);
      return patient ? accept(patient) : refuse('PATIENT_NOT_FOUND');
    },

    /** The end of the visit before the current one, ms epoch; null at the first. */
    readLastVisit: async (patient: OpenPatient): Promise<number | null> => (await lastVisitsOf([patient]))(patient),

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

    /** Writes an access to the owner's log and returns the share, for a file of what is shared. */
    async readAll(actor: Person, id: string, kind: AccessKind): Promise<Result<OpenPatient>> {
      const found = await find(actor, id);
      if (!found.ok) return found;
      if (!FILE_PARTS.some((part) => found.value.content.parts.includes(part))) return refuse('PART_NOT_SHARED');
      await log(found.value.row, kind);
      return found;
    },
  };
}
