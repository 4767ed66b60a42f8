import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

type Member = readonly [number | string, number | string | Uint8Array | Map<number | string, unknown>];

/** The request to an authenticator; `site` and `origin` are those of the page that the browser shows. */
export type Page = Readonly<{ origin: string; site: string; challenge: string }>;

/** The head of a CBOR item: major type and number, up to 16 bits. */
function head(type: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(type << 5) | value]);
  if (value < 256) return Buffer.from([(type << 5) | 24, value]);
  return Buffer.from([(type << 5) | 25, value >> 8, value & 255]);
}

/** The few kinds of CBOR items that WebAuthn needs. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const members = [...(value as Map<number | string, unknown>)];
  return Buffer.concat([head(5, members.length), ...members.flatMap(([key, member]) => [cbor(key), cbor(member)])]);
}

const map = (...members: Member[]) => new Map<number | string, unknown>(members);
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const present = 0x01;
const attested = 0x40;

/** An authenticator with one key on the curve P-256, which counts its signatures; it verifies its user until `forgetOwner`. */
export function createSoftwareKey() {
  let verified = 0x04;
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, { origin, challenge }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(site: string, flags: number, rest: Uint8Array = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, rest]);
  }

  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** Sets the counter back, as in a copy of the key. */
    rewind: (to: number) => {
      counter = to;
    },
    /** Makes the key sign without user verification. */
    forgetOwner: () => {
      verified = 0;
    },
    /** Registers the key at a site. */
    register(page: Page) {
      const key = cbor(
        map([1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]),
      );
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const authData = authenticatorData(page.site, present | verified | attested, credential);
      const attestation = cbor(map(['fmt', 'none'], ['attStmt', map()], ['authData', authData]));
      return answer({
        clientDataJSON: clientData('webauthn.create', page).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs in at a site. */
    sign(page: Page) {
      counter += 1;
      const data = clientData('webauthn.get', page);
      const authData = authenticatorData(page.site, present | verified);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}
