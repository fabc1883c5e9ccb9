import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface SelfSigned {
  readonly key: string;
  readonly certificate: string;
}

/** A fresh key and a certificate for `localhost` and 127.0.0.1 that it signed itself, both in PEM. Valid for a day; for tests only. */
export function selfSignedCertificate(): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = sequence(objectId(ecdsaWithSha256));
  const name = sequence(set(sequence(objectId(commonName), utf8String('stand-in for EventStoreDB'))));
  const now = Date.now();
  const toBeSigned = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(now - 3_600_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(extension(basicConstraints, sequence(yes)), extension(subjectAltName, alternativeNames()))),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  const certificate = sequence(toBeSigned, algorithm, bitString(signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    certificate: `-----BEGIN CERTIFICATE-----\n${lines(certificate.toString('base64'))}\n-----END CERTIFICATE-----\n`,
  };
}

/** Object identifiers in their encoded form. */
const ecdsaWithSha256 = '2a8648ce3d040302';
const commonName = '550403';
const basicConstraints = '551d13';
const subjectAltName = '551d11';

// Just as much of DER (ITU-T X.690) as a certificate needs: tag, length, content.
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const yes = der(0x01, Buffer.from([0xff]));

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

function set(...parts: readonly Uint8Array[]): Buffer {
  return der(0x31, ...parts);
}

function integer(bytes: Uint8Array): Buffer {
  return der(0x02, bytes);
}

function objectId(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utf8String(text: string): Buffer {
  return der(0x0c, Buffer.from(text));
}

function bitString(bytes: Uint8Array): Buffer {
  return der(0x03, Buffer.from([0]), bytes);
}

function explicit(number: number, content: Uint8Array): Buffer {
  return der(0xa0 + number, content);
}

function time(milliseconds: number): Buffer {
  const text = new Date(milliseconds).toISOString().replace(/[-:T]|\.\d+/g, '');
  return der(0x18, Buffer.from(text));
}

function extension(id: string, content: Uint8Array): Buffer {
  return sequence(objectId(id), der(0x04, content));
}

function alternativeNames(): Buffer {
  return sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
}

function lines(base64: string): string {
  return base64.replace(/(.{64})(?=.)/g, '$1\n');
}
