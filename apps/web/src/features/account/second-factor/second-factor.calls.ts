import type { RequestOf, ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import type { SecondFactors } from '@alento/contract/second-factor';
import { call } from '../../../lib/api/client.ts';
import type { Perform } from '../identity/use-confirmation.ts';

/** The response to adding a factor: the account's factors, and the recovery codes if this factor is the first. */
export type Added = ResponseOf<Endpoints['confirmTotp']>;
export type NewApp = ResponseOf<Endpoints['beginTotp']>;
export type NewPasskey = ResponseOf<Endpoints['beginPasskey']>;

export const beginApp: Perform<NewApp> = async (body, sending) =>
  (await call('POST /account/second-factor/totp', { body }, sending)).data;

export const beginPasskey: Perform<NewPasskey> = async (body, sending) =>
  (await call('POST /account/second-factor/passkeys/options', { body }, sending)).data;

export const renewCodes: Perform<readonly string[]> = async (body, sending) =>
  (await call('POST /account/second-factor/recovery-codes', { body }, sending)).data.recoveryCodes;

export const removeApp: Perform<SecondFactors> = async (body, sending) =>
  (await call('POST /account/second-factor/totp/remove', { body }, sending)).data;

export const removePasskey =
  (id: string): Perform<SecondFactors> =>
  async (body, sending) =>
    (await call('POST /account/second-factor/passkeys/{id}/remove', { params: { id }, body }, sending)).data;

/** A code is valid once: if the first request arrived, the server would refuse a retry. */
const ONCE = { repeatable: false };

export const confirmApp = async (code: string): Promise<Added> =>
  (await call('POST /account/second-factor/totp/confirm', { body: { code } }, ONCE)).data;

export const addPasskey = async (body: RequestOf<Endpoints['addPasskey']>['body']): Promise<Added> =>
  (await call('POST /account/second-factor/passkeys', { body }, ONCE)).data;
