import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import { findExecutable, installDebianPackages } from '../../scripts/lib/shell.mjs';
import { NotMeasured } from './not-measured.mjs';
import { remember } from './started.mjs';

/** When the load generator is busier than this, it limits the figure itself. */
const MOST_BUSY = 0.85;
const CONNECTIONS = 16;
const SAMPLE_MS = 100;
/** The unit of times in /proc: USER_HZ is 100 on every Linux that Node supports. */
const TICKS_A_SECOND = 100;

let program;

/** The path of wrk; it installs Debian's package when wrk is missing. @throws NotMeasured when that fails */
async function wrk() {
  program ??= findExecutable('wrk') ?? ((await installDebianPackages('wrk')) ? findExecutable('wrk') : undefined);
  if (!program) throw new NotMeasured('wrk is not installed, and nothing slower than the server can measure it');
  return program;
}

/**
 * The requests per second with a status below 400, measured by wrk with one thread and 16 connections on its own core, and the
 * share of that core that wrk used.
 * @param request `url`, and optionally `paths` (requested in turn), `method`, `headers`, `body`, `idempotent` (a key for each
 * request)
 * @throws NotMeasured when wrk is missing or too busy; Error when a request failed
 */
export async function rateOf(request, seconds = 3) {
  const command = [await wrk(), '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s'];
  const folder = await mkdtemp(join(tmpdir(), 'afshoreh-wrk-'));
  try {
    const script = join(folder, 'requests.lua');
    await writeFile(script, scriptOf(request));
    const { output, busy } = await watched([...onItsOwnCore(), ...command, '-s', script, request.url]);
    const [, result] = /^result (\{.*\})$/m.exec(output) ?? [];
    if (!result) throw new Error(`wrk said nothing of ${request.url}:\n${output}`);
    const { requests, microseconds, failed } = JSON.parse(result);
    if (failed > 0) throw new Error(`${request.url}: ${failed} of ${requests} requests failed`);
    if (busy > MOST_BUSY) throw new NotMeasured(`wrk needed ${percent(busy)} of its core for ${request.url}`);
    return { rate: requests / (microseconds / 1e6), busy };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const percent = (share) => `${Math.round(share * 100)} %`;

function onItsOwnCore() {
  const cores = availableParallelism();
  return cores > 1 && findExecutable('taskset') ? ['taskset', '-c', String(cores - 1)] : [];
}

/** Runs the generator; returns its output and its share of a core, as the kernel counts it. */
async function watched([command, ...args]) {
  const began = performance.now();
  const child = remember(spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] }));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  let busy = 0;
  const sampling = setInterval(async () => {
    const ticks = await ticksOf(child.pid);
    if (ticks !== undefined) busy = (ticks / TICKS_A_SECOND / (performance.now() - began)) * 1000;
  }, SAMPLE_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(sampling);
  if (code !== 0) throw new Error(`wrk ended with ${code}`);
  return { output, busy };
}

/** User and kernel time: fields 14 and 15 of proc(5). Fields are counted after the command's name, which may contain spaces. */
async function ticksOf(pid) {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && Number(fields[11]) + Number(fields[12]);
}

/** A text as a Lua string in double quotes. JSON's `\u` does not work in Lua, so every byte is escaped. */
const lua = (text) => `"${[...Buffer.from(text)].map((byte) => `\\${String(byte).padStart(3, '0')}`).join('')}"`;

function scriptOf({ url, paths, method = 'GET', headers = {}, body, idempotent = false }) {
  const { pathname, search } = new URL(url);
  const addresses = paths ?? [`${pathname}${search}`];
  return `
local paths = { ${addresses.map(lua).join(', ')} }
local run = tostring(os.time()) .. tostring(os.clock()):gsub("%.", "") .. "-"
local count = 0
wrk.method = ${lua(method)}
wrk.path = ${lua(addresses[0])}
${body === undefined ? '' : `wrk.body = ${lua(body)}`}
${Object.entries(headers)
  .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
  .join('\n')}
${
  addresses.length > 1 || idempotent
    ? `request = function()
  count = count + 1
  ${idempotent ? 'wrk.headers["idempotency-key"] = run .. count' : ''}
  return wrk.format(nil, paths[count % #paths + 1])
end`
    : ''
}
done = function(summary)
  local e = summary.errors
  local failed = e.connect + e.read + e.write + e.status + e.timeout
  print(string.format('result {"requests":%d,"microseconds":%d,"failed":%d}', summary.requests, summary.duration, failed))
end
`;
}
