import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { base32 } from '@alento/domain/account/anonymous-address';
import type { UserKey } from './seal.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** 128 bits more than a P-256 scalar, so that its reduction isn't biased (FIPS 186-5, A.2.1). */
const VAPID_SEED_BYTES = 48;

type MasterKey = { version: number; key: Buffer };
/** The secrets, which are not in the database. The highest master key wraps new data keys. */
export type Secrets = { identityKey: Buffer; masterKeys: readonly MasterKey[] };
export type WrappedKey = { wrappedKey: Uint8Array; masterKeyVersion: number };

/** Purpose of a keyed hash; each purpose has its own key. */
type HashPurpose =
  | 'login'
  | 'recovery-email'
  | 'recovery-link'
  | 'rate-limit'
  | 'audio'
  | 'device-proof'
  | 'recovery-code'
  | 'passkey-user'
  | 'security-event'
  | 'backup'
  | 'erased-account'
  | 'push-address'
  | 'channel-code'
  | 'channel-unsubscribe'
  | 'voice-recording';

/** Creates, wraps and unwraps data keys, and hashes identifiers. */
export type KeyRing = {
  readonly currentVersion: number;
  /** Creates a data key for a person, wrapped with the current master key. */
  create(userId: string): WrappedKey & { userKey: UserKey };
  open(userId: string, wrapped: WrappedKey): UserKey;
  /** Decrypts a person's data key to bytes. The caller overwrites the bytes after use. */
  unwrap(userId: string, wrapped: WrappedKey): Buffer;
  rewrap(userId: string, wrapped: WrappedKey): WrappedKey;
  /** HMAC-SHA-256 of a text in base32, with a key derived for `purpose`. Used to find rows by a hashed identifier. */
  identify(purpose: HashPurpose, text: string): string;
  /** Derives a key that belongs to no account, for data that are stored before their account is known. */
  serviceKey(purpose: string): UserKey;
  /** Derives 48 bytes for the key pair of web push (RFC 8292): the same as long as the identity key is. */
  vapidSeed(): Buffer;
};

export function keyRingOf(secrets: Secrets): KeyRing {
  const current = [...secrets.masterKeys].sort((a, b) => b.version - a.version)[0];
  if (!current) throw new Error('A key ring needs a master key');
  const masters = new Map(secrets.masterKeys.map(({ version, key }) => [version, createSecretKey(key)]));
  const derived = new Map<string, KeyObject>();

  const deriveKey = (purpose: string): KeyObject => {
    const known = derived.get(purpose);
    if (known) return known;
    const bytes = hkdfSync('sha256', secrets.identityKey, '', `alento:${purpose}`, KEY_BYTES);
    const key = createSecretKey(Buffer.from(bytes));
    derived.set(purpose, key);
    return key;
  };

  const wrap = (userId: string, userKey: UserKey): WrappedKey => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', masterOf(current.version), nonce).setAAD(Buffer.from(userId));
    const body = cipher.update(userKey.export());
    cipher.final();
    return {
      wrappedKey: Buffer.concat([nonce, body, cipher.getAuthTag()]),
      masterKeyVersion: current.version,
    };
  };

  const masterOf = (version: number): KeyObject => {
    const master = masters.get(version);
    if (!master) throw new Error(`Master key version ${version} is not configured`);
    return master;
  };

  const unwrap = (userId: string, { wrappedKey, masterKeyVersion }: WrappedKey): Buffer => {
    const nonce = wrappedKey.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', masterOf(masterKeyVersion), nonce, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(wrappedKey.subarray(wrappedKey.length - TAG_BYTES));
    const key = decipher.update(wrappedKey.subarray(NONCE_BYTES, wrappedKey.length - TAG_BYTES));
    decipher.final();
    return key;
  };

  const open = (userId: string, wrapped: WrappedKey): UserKey => {
    const bytes = unwrap(userId, wrapped);
    const key = createSecretKey(bytes) as UserKey;
    bytes.fill(0);
    return key;
  };

  return {
    currentVersion: current.version,
    create(userId) {
      const userKey = createSecretKey(randomBytes(KEY_BYTES)) as UserKey;
      return { userKey, ...wrap(userId, userKey) };
    },
    open,
    unwrap,
    rewrap: (userId, wrapped) => wrap(userId, open(userId, wrapped)),
    identify: (purpose, text) => base32(createHmac('sha256', deriveKey(purpose)).update(text).digest()),
    serviceKey: (purpose) => deriveKey(`service:${purpose}`) as UserKey,
    vapidSeed: () => Buffer.from(hkdfSync('sha256', secrets.identityKey, '', 'alento:vapid', VAPID_SEED_BYTES)),
  };
}
