import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { namedKeys, WrongVariable, type DeploymentSettings, type NamedKeys } from '@afshoreh/config';
import { isRemoteName, type RemoteName } from '@afshoreh/contracts';

import { FIRST_REMOTES } from './first-remotes';
import type { ReleaseName } from './release-source';

/** The kind of a signed file. A signature for one kind is not valid for another. */
type Kind = 'manifest' | 'record' | 'owners';
/** The name of a release, or `owner`: the owner of the site decides which remote has which paths. */
type KeyName = ReleaseName;

/** The public keys of remotes, in base64 of their DER form. */
export type GrantedKeys = Readonly<Record<RemoteName, readonly string[]>>;

/** The names for which a machine creates its own keys. */
const OWN_NAMES: readonly KeyName[] = [...FIRST_REMOTES, 'shell', 'owner'];
/** A file in DATA_DIR with the same lines as RELEASE_KEYS. */
const FILE = 'release-keys';

/** This machine has no private key of the remote, so it cannot sign anything for it. */
export class NoKey extends Error {
  constructor(name: KeyName) {
    const what = name === 'owner' ? 'owners of paths' : `releases of ${name}`;
    super(`there is no key here that signs ${what}: RELEASE_KEYS_FILE must name a file that has one`);
  }
}

/**
 * The Ed25519 keys of the remotes and of the shell. Of several private keys of one name the first signs; all of them are trusted,
 * and so are the public keys. A file is signed as a whole: its JSON gets one more property, `signature`.
 */
export class ReleaseKeys {
  private readonly signing = new Map<KeyName, KeyObject>();
  private readonly trusted = new Map<KeyName, KeyObject[]>();
  private granted = new Map<KeyName, KeyObject[]>();

  constructor(privateKeys: NamedKeys, publicKeys: NamedKeys = []) {
    for (const [name, key] of privateKeys) {
      const own = keyOf(name, key, 'RELEASE_KEYS');
      if (!this.signing.has(own.name)) this.signing.set(own.name, own.key);
      this.trust(own.name, createPublicKey(own.key));
    }
    for (const [name, key] of publicKeys) {
      const other = keyOf(name, key, 'RELEASE_PUBLIC_KEYS');
      this.trust(other.name, other.key);
    }
  }

  /** Also trusts these keys, in place of those that were granted before. @throws when one is not a public key */
  trustGranted(keys: GrantedKeys): void {
    this.granted = new Map(Object.entries(keys).map(([name, texts]) => [name, texts.map(publicKeyOf)]));
  }

  /** Whether there is a trusted key of this remote, so that its signed releases can be verified. */
  trusts(name: KeyName): boolean {
    return this.trustedFor(name).length > 0;
  }

  /** Whether this machine has a private key that signs for `name`. */
  canSign(name: KeyName): boolean {
    return this.signing.has(name);
  }

  /** The bytes of a JSON file with its signature. @throws NoKey */
  signed(content: Uint8Array, kind: Kind, name: KeyName): Buffer {
    const key = this.signing.get(name);
    if (!key) throw new NoKey(name);
    const { text } = split(content);
    const signature = sign(null, messageOf(text, kind, name), key).toString('base64');
    return Buffer.from(`${JSON.stringify({ ...(JSON.parse(text) as object), signature }, null, 2)}\n`);
  }

  /** The content of a signed file, without its signature; null when no trusted key of `name` has signed it. */
  verified(bytes: Uint8Array, kind: Kind, name: KeyName): Buffer | null {
    const parts = splitOrNull(bytes);
    if (typeof parts?.signature !== 'string') return null;
    const message = messageOf(parts.text, kind, name);
    const signature = Buffer.from(parts.signature, 'base64');
    const isGenuine = this.trustedFor(name).some((key) => verify(null, message, key, signature));
    return isGenuine ? Buffer.from(parts.text) : null;
  }

  /** The trusted public keys, as the lines of RELEASE_PUBLIC_KEYS. */
  publicLines(): string[] {
    const names = [...new Set([...this.trusted.keys(), ...this.granted.keys()])];
    return names.flatMap((name) => this.trustedFor(name).map((key) => `${name} ${publicTextOf(key)}`));
  }

  private trustedFor(name: KeyName): KeyObject[] {
    const own = this.trusted.get(name) ?? [];
    return [...own, ...(this.granted.get(name) ?? []).filter((key) => !own.some((each) => each.equals(key)))];
  }

  private trust(name: KeyName, key: KeyObject): void {
    const known = this.trusted.get(name) ?? [];
    if (!known.some((each) => each.equals(key))) this.trusted.set(name, [...known, key]);
  }
}

/** The content of a file, signed or not, without verifying the signature. @throws SyntaxError */
export function contentOf(bytes: Uint8Array): Buffer {
  return Buffer.from(split(bytes).text);
}

export function isKeyName(name: unknown): name is KeyName {
  return name === 'shell' || name === 'owner' || isRemoteName(name);
}

/** A new key pair: its lines for RELEASE_KEYS and for RELEASE_PUBLIC_KEYS. */
export function newKeyLines(name: KeyName): { privateLine: string; publicLine: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const text = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return { privateLine: `${name} ${text}`, publicLine: `${name} ${publicTextOf(publicKey)}` };
}

/** The keys of the variables. Without any, this machine has keys of its own in DATA_DIR, which are made when they are missing. */
export function releaseKeysOf({
  dataDir,
  releaseKeys,
  releasePublicKeys,
}: Pick<DeploymentSettings, 'dataDir' | 'releaseKeys' | 'releasePublicKeys'>): ReleaseKeys {
  const privateKeys = releaseKeys ?? (releasePublicKeys ? [] : keysOfMachine(join(dataDir, FILE)));
  return new ReleaseKeys(privateKeys, releasePublicKeys ?? []);
}

/**
 * Creates the key of a remote that has none yet, on a machine with keys of its own, and returns the public key. Null
 * when the remote has a key, and on other machines, where the team creates it.
 */
export function newKeyOfMachine(
  { dataDir, releaseKeys, releasePublicKeys }: Parameters<typeof releaseKeysOf>[0],
  remote: RemoteName,
): string | null {
  if (releaseKeys || releasePublicKeys) return null;
  const file = join(dataDir, FILE);
  if (linesIn(file).some(([name]) => name === remote)) return null;
  const { privateLine, publicLine } = newKeyLines(remote);
  appendFileSync(file, `${privateLine}\n`, { mode: 0o600 });
  return publicLine.slice(remote.length + 1);
}

/** Processes that start together may each add a line; all of them read the same file afterwards. */
function keysOfMachine(file: string): NamedKeys {
  const missing = OWN_NAMES.filter((name) => !linesIn(file).some(([each]) => each === name));
  if (missing.length > 0) {
    mkdirSync(dirname(file), { recursive: true });
    const lines = missing.map((name) => `${newKeyLines(name).privateLine}\n`);
    appendFileSync(file, lines.join(''), { mode: 0o600 });
  }
  return linesIn(file);
}

function linesIn(file: string): NamedKeys {
  try {
    return namedKeys(readFileSync(file, 'utf8').trim(), file) ?? [];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function keyOf(name: string, text: string, variable: 'RELEASE_KEYS' | 'RELEASE_PUBLIC_KEYS') {
  if (!isKeyName(name)) {
    throw new WrongVariable(
      `${variable} has a key of ${JSON.stringify(name)}, which is no name of a remote, shell or owner`,
    );
  }
  const der = { key: Buffer.from(text, 'base64'), format: 'der' } as const;
  try {
    const isPrivate = variable === 'RELEASE_KEYS';
    const key = isPrivate ? createPrivateKey({ ...der, type: 'pkcs8' }) : createPublicKey({ ...der, type: 'spki' });
    if (key.asymmetricKeyType === 'ed25519') return { name, key };
  } catch {
    // The error is replaced, because its message could contain the key.
  }
  throw new WrongVariable(`${variable} has no Ed25519 key for ${name}, in base64 of its DER form`);
}

/** @throws when the text is no public key */
function publicKeyOf(text: string): KeyObject {
  return createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
}

export function isPublicKey(text: unknown): text is string {
  try {
    return typeof text === 'string' && publicKeyOf(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

function publicTextOf(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

function messageOf(text: string, kind: Kind, name: KeyName): Buffer {
  return Buffer.from(`afshoreh ${kind} ${name}\n${text}`);
}

function split(bytes: Uint8Array): { text: string; signature: unknown } {
  const { signature, ...content } = JSON.parse(Buffer.from(bytes).toString()) as { signature?: unknown };
  return { text: JSON.stringify(content), signature };
}

function splitOrNull(bytes: Uint8Array): ReturnType<typeof split> | null {
  try {
    return split(bytes);
  } catch {
    return null;
  }
}
