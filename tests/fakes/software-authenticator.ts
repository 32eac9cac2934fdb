import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface Ceremony {
  challenge: string;
  rpId: string;
  origin: string;
}

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const [present, verified, attested] = [0x01, 0x04, 0x40];

/** An authenticator by WebAuthn level 3, with one passkey (ES256) and without attestation. */
export function createSoftwareAuthenticator({ knowsUser = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const idBytes = randomBytes(32);
  const id = idBytes.toString("base64url");
  const state = { counter: 0 };

  const clientData = (type: string, { challenge, origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId }: Ceremony, more: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    state.counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(state.counter);
    const flags = Buffer.from([present | (knowsUser ? verified : 0) | more]);
    return Buffer.concat([sha256(rpId), flags, counter, rest]);
  }

  function credentialData(): Buffer {
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(idBytes.length);
    return Buffer.concat([Buffer.alloc(16), length, idBytes, isoCBOR.encode(key)]);
  }

  const credential = { id, rawId: id, type: "public-key", clientExtensionResults: {} } as const;

  return {
    id,

    create(ceremony: Ceremony) {
      const authData = new Uint8Array(authenticatorData(ceremony, attested, credentialData()));
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", authData],
      ]);
      const clientDataJSON = clientData("webauthn.create", ceremony).toString("base64url");
      const attestationObject = Buffer.from(isoCBOR.encode(attestation)).toString("base64url");
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },

    use(ceremony: Ceremony) {
      const data = authenticatorData(ceremony, 0);
      const client = clientData("webauthn.get", ceremony);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString("base64url"),
          authenticatorData: data.toString("base64url"),
          signature: signature.toString("base64url"),
        },
      };
    },

    /** Another one with the same key, as a copy would be. */
    setCounter(counter: number): void {
      state.counter = counter;
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;
