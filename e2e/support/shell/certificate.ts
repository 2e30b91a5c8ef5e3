import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const TIME = 0x17;
/** ecdsa-with-SHA256 and commonName, as encoded object identifiers. */
const ECDSA_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

/** One element in the Distinguished Encoding Rules. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

/** A time as the certificate wants it: YYMMDDhhmmssZ. */
const timeOf = (at: number): Buffer =>
  der(TIME, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

const DAY_MS = 86_400_000;

/** A new self-signed certificate, which the browser of the stories is told to accept. */
export function selfSigned(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('stories')))));
  const now = Date.now();
  const content = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, timeOf(now - DAY_MS), timeOf(now + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', content, privateKey));
  const body = der(SEQUENCE, content, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${body.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
