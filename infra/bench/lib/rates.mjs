import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import autocannon from 'autocannon';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 20;
/** These describe a connection or a moment; the bare server makes its own. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

export function medianOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Requests a second that `request` (autocannon's options) gets answered with 2xx; any other answer is an error. */
export async function rateOf(request, seconds = SECONDS) {
  const result = await autocannon({ connections: CONNECTIONS, duration: seconds, ...request });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${request.url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return result.requests.average;
}

/** The medians of alternating rounds, so that a machine that swings does so for both. */
export async function alternate(first, second) {
  const rates = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    rates[0].push(await first());
    rates[1].push(await second());
  }
  return rates.map(medianOf);
}

/** How `url` compares with a bare node:http server that answers the same bytes: both rates, and their ratio. */
export async function againstBareServer(url, headers = {}) {
  const answer = await rawAnswer(url, headers);
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'));
  try {
    const ready = once(bare, 'message');
    bare.send({ ...answer, body: answer.body.toString('base64') });
    const [{ port }] = await ready;
    const [ours, best] = await alternate(
      () => rateOf({ url, headers }),
      () => rateOf({ url: `http://127.0.0.1:${port}/`, headers }),
    );
    return { ours, best, ratio: ours / best };
  } finally {
    bare.kill();
  }
}

/** The bytes as they go over the wire: fetch() would decompress them. */
async function rawAnswer(url, headers) {
  const { get } = await import('node:http');
  const [response] = await once(get(url, { headers }), 'response');
  const chunks = await response.toArray();
  const kept = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
  const body = Buffer.concat(chunks);
  return { headers: { ...Object.fromEntries(kept), 'content-length': body.length }, body };
}
