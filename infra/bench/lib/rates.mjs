import { fork } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { join } from 'node:path';

import { percent, rateOf } from './wrk.mjs';

const ROUNDS = 3;
/** Headers of one connection or moment; the bare server sends its own. */
const OWN = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length']);

export function medianOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * The medians of alternating rounds, so that a change in the machine's speed affects both. Both functions return `{ rate, busy
 * }`.
 */
export async function alternate(first, second) {
  const rounds = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds[0].push(await first());
    rounds[1].push(await second());
  }
  return rounds.map((each) => ({
    rate: medianOf(each.map(({ rate }) => rate)),
    busy: Math.max(...each.map(({ busy = 0 }) => busy)),
  }));
}

/** Compares two results of {@link alternate}: returns a line to print, and whether the ratio is at least `least`. */
export function compared([ours, best], least, { what = '', unit = 'requests/s' } = {}) {
  const ratio = ours.rate / best.rate;
  const rates = `${Math.round(ours.rate)} of ${Math.round(best.rate)} ${unit}`;
  const aim = least === undefined ? '' : ` (at least ${least.toFixed(2)})`;
  const generator = [ours, best].filter(({ busy }) => busy > 0).map(({ busy }) => percent(busy));
  return {
    ok: least === undefined || ratio >= least,
    line: `${what}${rates}: ratio ${ratio.toFixed(2)}${aim}; the generator at ${generator.join(' and ')} of its core`,
  };
}

/** Compares `url` with a bare node:http server that sends the same status, headers and bytes. */
export async function againstBareServer(url, least, { headers = {}, what } = {}) {
  const answer = await rawAnswer(url, headers);
  const bare = fork(join(import.meta.dirname, 'bare-server.mjs'));
  try {
    const ready = once(bare, 'message');
    bare.send({ ...answer, body: answer.body.toString('base64') });
    const [{ port }] = await ready;
    const rates = await alternate(
      () => rateOf({ url, headers }),
      () => rateOf({ url: `http://127.0.0.1:${port}/`, headers }),
    );
    return compared(rates, least, { what });
  } finally {
    bare.kill();
  }
}

/** The bytes as transferred: fetch() would decompress them. */
async function rawAnswer(url, headers) {
  const [response] = await once(get(url, { headers }), 'response');
  const chunks = await response.toArray();
  const kept = Object.entries(response.headers).filter(([name]) => !OWN.has(name));
  const body = Buffer.concat(chunks);
  const length = response.statusCode === 304 ? {} : { 'content-length': body.length };
  return { status: response.statusCode, headers: { ...Object.fromEntries(kept), ...length }, body };
}
