import { randomUUID } from 'node:crypto';

import { medianOf } from './lib/rates.mjs';

const PAIRS = 200;
const WARM_UP = 10;
const ROUNDS = 3;
const MOST_MS = 2;

export const seconds = 25;

/**
 * Whether response times reveal which users exist: compares known and unknown users at every public endpoint that takes one.
 */
export default async function login({ apiUrl, adminUsername }) {
  const known = `${randomUUID()}@example.com`;
  const unknown = `${randomUUID()}@example.com`;
  const customer = { fullName: 'سارا احمدی', email: known, phoneNumber: '09123456789', password: 'رمز درست' };
  await send(`${apiUrl}/api/auth/register`, customer, 201);

  const wrong = { password: 'رمز نادرست' };
  const found = [
    await compare('customer login', known, unknown, (username) =>
      send(`${apiUrl}/api/auth/login`, { username, ...wrong }, 401),
    ),
    await compare('admin login', adminUsername, `${adminUsername}x`, (username) =>
      send(`${apiUrl}/api/admin/login`, { username, ...wrong }, 401),
    ),
    await compare('forgotten password', known, unknown, (email) =>
      send(`${apiUrl}/api/auth/forgot-password`, { email }, 200),
    ),
  ];
  return {
    name: `known against unknown users, at most ${MOST_MS} ms apart`,
    lines: found.map(({ line }) => line),
    ok: found.every(({ difference }) => difference <= MOST_MS),
  };
}

/**
 * Sends interleaved pairs whose order changes each time, so that neither always follows the other. The result is the median of
 * the differences within pairs, because changes in the machine's speed affect it least. A failed comparison is repeated up to
 * three times: a random difference disappears, a real one stays.
 */
async function compare(what, known, unknown, ask) {
  const pairs = [];
  let difference = Infinity;
  for (let round = 0; round < ROUNDS && difference > MOST_MS; round += 1) {
    await measure(WARM_UP, known, unknown, ask);
    pairs.push(...(await measure(PAIRS, known, unknown, ask)));
    difference = Math.abs(medianOf(pairs.map((pair) => pair[known] - pair[unknown])));
  }
  const medians = [known, unknown].map((user) => medianOf(pairs.map((pair) => pair[user])));
  const [first, second, apart] = [...medians, difference].map((ms) => ms.toFixed(2));
  return {
    difference,
    line: `${what}: known ${first} ms, unknown ${second} ms, ${apart} ms apart (${pairs.length} pairs)`,
  };
}

async function measure(count, known, unknown, ask) {
  const pairs = [];
  for (let number = 0; number < count; number += 1) {
    const pair = {};
    for (const user of number % 2 ? [known, unknown] : [unknown, known]) pair[user] = await ask(user);
    pairs.push(pair);
  }
  return pairs;
}

/** Milliseconds until the whole response has arrived. */
async function send(url, body, expected) {
  const began = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`${url} answered ${answer.status}, not ${expected}`);
  return performance.now() - began;
}
