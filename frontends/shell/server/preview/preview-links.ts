import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import { isRemoteName } from '@afshoreh/contracts';
import type { ObjectStore } from '@afshoreh/storage';

import { isVersion } from '../releases/manifest';
import { withLock } from '../releases/registry-lock';
import type { Preview } from '../releases/release-source';

const KEY = 'registry/preview-key';
const KEY_BYTES = 32;
/** How long the key is cached after it was read. */
const KEY_AGE_MS = 2_000;

/**
 * Links to previews. A link contains its preview and a signature; the server stores nothing about it. The key is stored beside the
 * registry, so everybody who may release may also make links.
 */
export class PreviewLinks {
  private key: Promise<Buffer | null> | undefined;
  private keyReadAt = -Infinity;

  constructor(private readonly store: ObjectStore) {}

  /** The text of the link and of the cookie: `cart.3f2a….t2k5xc.signature`. */
  async sign({ remote, version, until }: Preview): Promise<string> {
    const content = `${remote}.${version}.${Math.floor(until.getTime() / 1000).toString(36)}`;
    return `${content}.${signatureOf(content, await this.ownKey())}`;
  }

  /** The preview of a signed text. Null when the text was not signed with our key, or when the preview has expired. */
  async read(token: string, now = new Date()): Promise<Preview | null> {
    const [, content, remote, version, seconds, signature] =
      /^((\w+)\.(\w+)\.(\w{1,8}))\.([\w-]{43})$/.exec(token) ?? [];
    if (!content || !signature || !seconds || !isRemoteName(remote) || !isVersion(version)) return null;
    const key = await this.knownKey();
    if (!key || !timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(content, key)))) return null;
    const until = new Date(Number.parseInt(seconds, 36) * 1000);
    return until > now ? { remote, version, until } : null;
  }

  /** The key of the store. The first link creates it. */
  private async ownKey(): Promise<Buffer> {
    let key = await this.store.get(KEY);
    if (key) return key;
    await withLock(this.store, 'preview-key', async () => {
      key = await this.store.get(KEY);
      if (key) return;
      key = randomBytes(KEY_BYTES);
      await this.store.put(KEY, key, { type: 'application/octet-stream' });
    });
    return key as unknown as Buffer;
  }

  /** The key for checking. It is read at most every two seconds, so that wrong links cost no reads of the store. */
  private knownKey(): Promise<Buffer | null> {
    if (!this.key || performance.now() - this.keyReadAt > KEY_AGE_MS) {
      this.keyReadAt = performance.now();
      this.key = this.store.get(KEY);
      // After a failed read of the store, the next request reads again.
      this.key.catch(() => (this.key = undefined));
    }
    return this.key;
  }
}

function signatureOf(content: string, key: Buffer): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}
