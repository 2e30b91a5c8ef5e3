import { createHash } from 'node:crypto';

/**
 * The place of a device among 100 for a version. It depends on the version, so that the same devices aren't the first
 * ones every time.
 */
const placeOf = (deviceId: string, version: string): number =>
  createHash('sha256').update(`${version}\n${deviceId}`).digest().readUInt32BE() % 100;

/**
 * Whether a device belongs to the share of devices to which a version is offered. A device that belongs to a share also
 * belongs to every larger one.
 *
 * @param rollout share in per cent.
 */
export const isInRollout = (deviceId: string, version: string, rollout: number): boolean =>
  placeOf(deviceId, version) < rollout;
