/** Verifies deliveries of webhooks, with the old and the new secret while one replaces the other. */
import { createHmac, randomBytes } from 'node:crypto';
import { verifyWebhook, WebhookRefused } from '@afshoreh/api-client/sdk';

const secrets = [randomBytes(32), randomBytes(32)].map((bytes) => `whsec_${bytes.toString('base64')}`);
const body = JSON.stringify({ type: 'order.placed', timestamp: new Date().toISOString(), data: { id: 1 } });

/** What the site sends; a real receiver gets it as the headers of a request. */
function headersOf(secret: string, seconds = Math.floor(Date.now() / 1000)): Record<string, string> {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': 'msg_1', 'webhook-timestamp': String(seconds), 'webhook-signature': `v1,${signature}` };
}

const [newSecret = '', oldSecret = ''] = secrets;
const content = await verifyWebhook<{ type: string }>({ headers: headersOf(oldSecret), body }, secrets);

let refused = 0;
for (const delivery of [
  { headers: headersOf(newSecret), body: body.replace('placed', 'status') },
  { headers: headersOf(newSecret, 1_700_000_000), body },
  { headers: headersOf(`whsec_${randomBytes(32).toString('base64')}`), body },
]) {
  await verifyWebhook(delivery, secrets).catch((error: unknown) => {
    if (!(error instanceof WebhookRefused)) throw error;
    refused += 1;
  });
}
console.log(`accepted ${content.type}, refused ${refused}`);
