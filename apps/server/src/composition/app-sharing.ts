import type { KeyCache } from '../crypto/key-cache.ts';
import type { Transaction } from '../db/database.ts';
import type { HealthRecords } from '../features/health-record/health-record.service.ts';
import type { Onboardings } from '../features/onboarding/onboarding.service.ts';
import type { Safety } from '../features/safety/safety.service.ts';
import type { Screenings } from '../features/screening/screening.service.ts';
import { listingService } from '../features/sharing/listing/listing.service.ts';
import { shareService } from '../features/sharing/owner/share.service.ts';
import { patientRoutes } from '../features/sharing/patient/patient.routes.ts';
import { patientService } from '../features/sharing/patient/patient.service.ts';
import { patientDataService } from '../features/sharing/patient/patient-data.service.ts';
import { inviteService } from '../features/sharing/professional/invite.service.ts';
import { profileService } from '../features/sharing/professional/profile.service.ts';
import { sharingRoutes } from '../features/sharing/sharing.routes.ts';
import type { Tags } from '../features/tag/tag.service.ts';
import type { Mount } from '../http/mount.ts';
import type { Realtime } from '../realtime/realtime.ts';
import type { RecordFiles } from '../record-files/record-files.ts';
import type { Shared } from './app-deps.ts';

type Ports = {
  keys: KeyCache;
  tags: Tags;
  screenings: Screenings;
  onboardings: Onboardings;
  safety: Safety;
  records: HealthRecords;
  files: RecordFiles;
};

/** Tells the open screens of an account that its shares have changed, when the transaction commits. */
export const tellOfShares = (realtime: Realtime) => (tx: Transaction, userId: string) =>
  realtime.publishWithin(tx, 'account', userId, { kind: 'sharing' });

/** Connects sharing with professionals with what can be shared. */
export function buildSharing(
  { db, clock, publicUrl, thread, turns, realtime }: Shared,
  { keys, tags, screenings, onboardings, safety, records, files }: Ports,
) {
  const publishWithin = tellOfShares(realtime);
  const profiles = profileService({ db, clock, publishWithin });
  const patients = patientService({ db, keys, clock });
  const data = patientDataService({
    ...{ db, clock, thread, turns, patients },
    reads: {
      tagNames: (holder) => tags.listNames(holder, db),
      screenings: async (holder) => (await screenings.listOf([holder], db))(holder),
      records: records.listShared,
      treatment: (holder) => onboardings.readTreatment(holder, db),
      safetyPlan: (holder) => safety.readPlan(holder),
    },
  });
  return {
    mountOn(mount: Mount): void {
      sharingRoutes(mount, {
        shares: shareService({ db, clock, publicUrl, publishWithin }),
        invites: inviteService({ db, keys, clock, profiles, publishWithin }),
        profiles,
        listings: listingService({ db, keys, clock }),
      });
      patientRoutes(mount, { patients, data, files, profiles });
    },
  };
}
