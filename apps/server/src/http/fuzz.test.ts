import { type Endpoints, endpoints } from '@alento/contract/endpoints';
import { expect, it } from 'vitest';
import { isWholeTier, testSeed } from '../../../../testing/tier/tier.ts';
import { openTestDatabase } from '../testing/database/test-database.ts';
import { describeFinding } from '../testing/fuzz/finding.ts';
import { fuzz } from '../testing/fuzz/run.ts';

const CALLS = isWholeTier ? 50_000 : 75;
const TIMEOUT_MS = isWholeTier ? 3_600_000 : 90_000;

/** They succeed only after a purchase, and the server of this test takes no payments. Their refusals are checked. */
const NEED_PURCHASE: readonly (keyof Endpoints)[] = [
  'createCheckoutSession',
  'cancelSubscription',
  'resumeSubscription',
  'paySubscription',
  'previewSubscriptionChange',
  'changeSubscription',
];

/** They succeed only after an export or import, which are rarely generated. Their refusals are checked. */
const NEED_EARLIER: readonly (keyof Endpoints)[] = [
  'readExport',
  'readExportFile',
  'createImport',
  'readImport',
  'confirmImport',
  'removeImport',
];

/** They succeed only with a code that was sent to an address. */
const NEED_CODE: readonly (keyof Endpoints)[] = ['confirmChannelAddress', 'changeChannelKinds'];

/**
 * They succeed only while an invitation is open or a share is accepted, which a generated call may end at any time. The
 * matrix of calls and people reaches them (features/sharing/access-matrix.test.ts).
 */
const NEED_SHARE: readonly (keyof Endpoints)[] = [
  'readInviteByToken',
  'acceptInvite',
  'readPatient',
  'listPatientEntries',
  'readPatientMoodSummary',
  'listPatientScreenings',
  'listPatientRecords',
  'readPatientMedication',
  'readPatientSafetyPlan',
  'readPatientPdf',
  'readPatientFhir',
];

it(
  `the server responds to ${CALLS} generated calls as the contract declares`,
  async () => {
    const { findings, statuses, reached } = await fuzz(await openTestDatabase(), { calls: CALLS, seed: testSeed });
    expect(findings.map(describeFinding)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    // A sample is too small to require more.
    if (!isWholeTier) return;
    // If most calls were refused, the test would cover only a small part of the server.
    expect(statuses.get(200)).toBeGreaterThan(CALLS / 3);
    const unreached = [NEED_PURCHASE, NEED_EARLIER, NEED_CODE, NEED_SHARE].flat().length;
    expect(reached.size).toBeGreaterThan((Object.keys(endpoints).length - unreached) * 0.8);
  },
  TIMEOUT_MS,
);
