import type { RequestOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type PasskeyRegistration = RequestOf<Endpoints['addPasskey']>['body']['response'];

/** Matches an IP address: WebAuthn works with host names only. */
const BARE_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.+\])$/;

/**
 * Whether this browser can create and use passkeys at this origin. The shell can't: its page has the origin of localhost,
 * and a passkey belongs to the server's host.
 */
export const canUsePasskeys = (): boolean =>
  !import.meta.env.VITE_SHELL &&
  typeof window !== 'undefined' &&
  typeof window.PublicKeyCredential === 'function' &&
  !BARE_ADDRESS.test(window.location.hostname);

/** Loads the WebAuthn library on demand. It is needed because browsers before 2025 lack WebAuthn's JSON methods. */
const library = () => import('@simplewebauthn/browser');

/** The app requests no WebAuthn extensions, so it sends no extension results. */
const NO_EXTENSIONS = { clientExtensionResults: {} } as const;

/**
 * Answers a challenge with a passkey. Rejects if the person closes the browser's dialog or the device has none of the
 * account's passkeys.
 */
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

/**
 * Creates a passkey for this account. Rejects if the person closes the browser's dialog or the device already has
 * one.
 */
export async function createPasskey(options: object): Promise<PasskeyRegistration> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports }, ...NO_EXTENSIONS };
}

const NAMES = { left: ['NotAllowedError', 'AbortError'], known: ['InvalidStateError'] };

/**
 * Classifies a passkey error: `left` if the dialog was closed or timed out, `known` if the device already has a
 * passkey of this account, `failed` for anything else.
 */
export function passkeyFault(error: unknown): 'left' | 'known' | 'failed' {
  const name = error instanceof Error ? error.name : '';
  if (NAMES.left.includes(name)) return 'left';
  return NAMES.known.includes(name) ? 'known' : 'failed';
}
