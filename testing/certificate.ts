import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Writes a value in DER: tag, length, content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), body]);
}

const sequence = (...content: readonly Uint8Array[]): Buffer => der(0x30, ...content);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = sequence(oid('2a8648ce3d040302'));
const TRUE = der(0x01, Buffer.from([0xff]));

const name = (text: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(text)))));

/** UTCTime, which a certificate has to use before 2050. */
const time = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

function extensions(): Buffer {
  const names = sequence(
    der(0x82, Buffer.from('localhost')),
    der(0x87, Buffer.from([127, 0, 0, 1])),
    der(0x87, Buffer.concat([Buffer.alloc(15), Buffer.from([1])])),
  );
  const isAuthority = sequence(oid('551d13'), TRUE, der(0x04, sequence(TRUE)));
  const forNames = sequence(oid('551d11'), der(0x04, names));
  return der(0xa3, sequence(isAuthority, forNames));
}

/**
 * Makes a self-signed certificate for localhost (RFC 5280), so that no private key lies in the repository. A client
 * trusts it as its own authority.
 */
export function makeCertificate(): { cert: string; key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const day = 86_400_000;
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ECDSA_WITH_SHA256,
    name('double'),
    sequence(time(Date.now() - day), time(Date.now() + 365 * day)),
    name('double'),
    publicKey.export({ type: 'spki', format: 'der' }),
    extensions(),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const encoded = sequence(content, ECDSA_WITH_SHA256, signature).toString('base64').replaceAll(/.{64}/g, '$&\n');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${encoded}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}
