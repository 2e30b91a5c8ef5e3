import type { SecondFactors } from '@alento/contract/second-factor';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { accountKeys } from '../account.keys.ts';

/** Reads the account's second factors, and how many recovery codes are left. */
export const secondFactorsQuery = () => apiQuery(accountKeys.secondFactors(), 'GET /account/second-factor', {});

/** Whether signing in takes a second factor. */
export const isOn = ({ totp, passkeys }: SecondFactors): boolean => totp !== null || passkeys.length > 0;
