import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BackupRefused } from './refused.js';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const leastKeyBytes = 32;

/** How the parts of one backup are protected: by hashes alone, or also encrypted with a key file. */
export interface Sealing {
  /**
   * Random bytes (hex) from which, together with the key file, the keys of this backup are derived; no other backup has the
   * same keys. Null when the backup is not encrypted.
   */
  readonly salt: string | null;
  /**
   * Returns the bytes to store for a part. With a key, `name` (which part of which backup it is) is authenticated too, so
   * that nobody can exchange two parts unnoticed.
   */
  seal(part: Buffer, name: string): Buffer;
  /**
   * Returns the original part.
   * @throws BackupRefused when the stored bytes were changed, or encrypted with another key
   */
  open(sealed: Buffer, name: string): Buffer;
  /** Returns the mark of a manifest: a hash, or with a key a MAC (HMAC), which nobody can compute without the key. */
  mark(manifest: string): string;
}

const plain: Sealing = {
  salt: null,
  seal: (part) => part,
  open: (sealed) => sealed,
  mark: (manifest) => createHash('sha256').update(manifest).digest('hex'),
};

/** AES-256-GCM per part, so that each part is checked before it is used and memory stays flat. */
function encrypted(secret: Buffer, salt: string): Sealing {
  const derived = (use: string): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, Buffer.from(salt, 'hex'), `afshoreh backup ${use}`, 32));
  const key = derived('parts');
  const markKey = derived('manifest');
  return {
    salt,
    seal(part, name) {
      const nonce = randomBytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name));
      return Buffer.concat([nonce, sealing.update(part), sealing.final(), sealing.getAuthTag()]);
    },
    open(sealed, name) {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(name));
      opening.setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([opening.update(sealed.subarray(nonceBytes, -tagBytes)), opening.final()]);
      } catch {
        throw new BackupRefused(`${name} was changed, or encrypted with another key`);
      }
    },
    mark: (manifest) => createHmac('sha256', markKey).update(manifest).digest('hex'),
  };
}

/** The content of a key file, of 32 bytes or more. @throws BackupRefused */
export async function readKeyFile(file: string): Promise<Buffer> {
  const secret = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(`the key file ${file} cannot be read (${error.code})`);
  });
  if (secret.length >= leastKeyBytes) return secret;
  throw new BackupRefused(`the key file ${file} is too short; make one: openssl rand -base64 48 > ${file}`);
}

export function newSealing(secret: Buffer | null): Sealing {
  return secret ? encrypted(secret, randomBytes(16).toString('hex')) : plain;
}

/** The sealing of a backup that was made with this salt. @throws BackupRefused when it needs a key that is not given */
export function sealingOf(salt: string | null, secret: Buffer | null): Sealing {
  if (salt === null) return plain;
  if (secret) return encrypted(secret, salt);
  throw new BackupRefused('the backup is encrypted: name its key with --key-file or BACKUP_KEY_FILE');
}
