import type { RequestOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type PasskeyMade = RequestOf<Endpoints['addPasskey']>['body']['response'];

/** WebAuthn takes names only: under a bare address of the network no passkey works. */
const BARE_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.+\])$/;

/** Whether this browser, at this address, can make and use passkeys. */
export const canUsePasskeys = (): boolean =>
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential === 'function' &&
  !BARE_ADDRESS.test(window.location.hostname);

/** Fetched when a passkey is first used: browsers before 2025 lack the JSON forms of WebAuthn. */
const library = () => import('@simplewebauthn/browser');

/** What extensions told is left out: none is asked for. */
const NO_EXTENSIONS = { clientExtensionResults: {} } as const;

/** Asks for a passkey. Rejects where the person closes the browser's window, or has none of these keys. */
export async function answerByPasskey({ ticket, passkeyOptions }: SecondFactorChallenge): Promise<SecondFactorAnswer> {
  const { startAuthentication } = await library();
  const optionsJSON = passkeyOptions as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return {
    kind: 'passkey',
    ticket,
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
      ...NO_EXTENSIONS,
    },
  };
}

/** Makes a passkey for this account. Rejects as above, and where the device has one already. */
export async function createPasskey(options: object): Promise<PasskeyMade> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports }, ...NO_EXTENSIONS };
}

const NAMES = { left: ['NotAllowedError', 'AbortError'], known: ['InvalidStateError'] };

/** What became of a passkey: left undone by the person or out of time, known already, or failed otherwise. */
export function passkeyFault(error: unknown): 'left' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (NAMES.left.includes(name)) return 'left';
  return NAMES.known.includes(name) ? 'known' : 'failed';
}
