/** Seconds by which the time of a delivery may differ from the clock here. */
const tolerance = 5 * 60;

export interface Delivery {
  /** The headers of the request: a `Headers`, or the object of Node. */
  headers: Headers | Record<string, string | string[] | undefined>;
  /** The body exactly as received. A body that was parsed and serialised again does not match the signature. */
  body: string;
}

export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/**
 * The content of a webhook, when one of the secrets (`whsec_…`) has signed it and it is not older than five minutes. Throws
 * {@link WebhookRefused} otherwise. Pass both secrets while one replaces the other. The signature is that of Standard Webhooks.
 */
export async function verifyWebhook<Content = unknown>(
  { headers, body }: Delivery,
  secrets: string | readonly string[],
): Promise<Content> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [each.slice(3)] : []));
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance) {
    throw new WebhookRefused('The delivery is too old or too new');
  }
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const secret of [secrets].flat()) {
    const key = await importKey(secret);
    for (const signature of signatures) {
      const bytes = bytesOf(signature);
      if (bytes && (await crypto.subtle.verify('HMAC', key, bytes, signed))) return JSON.parse(body) as Content;
    }
  }
  throw new WebhookRefused('No signature matches');
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = bytesOf(secret.replace(/^whsec_/, ''));
  if (!bytes) throw new WebhookRefused('The secret is not whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

/** Undefined when it is not base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function headerOf(headers: Delivery['headers'], name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  if (typeof value !== 'string' || value === '') throw new WebhookRefused(`The header ${name} is missing`);
  return value;
}
