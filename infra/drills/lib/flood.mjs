import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { findExecutable, installDebianPackages } from '../../scripts/lib/shell.mjs';

/** Sends orders, and requests for pages that must be rendered, each from another client address. */
const SCRIPT = `
local ffi = require("ffi")
ffi.cdef[[ typedef struct { long seconds; long microseconds; } instant; int gettimeofday(instant *now, void *zone); ]]
local function now()
  local read = ffi.new("instant")
  ffi.C.gettimeofday(read, nil)
  return tonumber(read.seconds) * 1000 + tonumber(read.microseconds) / 1000
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init()
  count, served, shed, wrong, withoutRetry = 0, 0, 0, 0, 0
  began, firstShed = now(), -1
  run = tostring(os.time()) .. tostring(os.clock()):gsub("%.", "")
end
function request()
  count = count + 1
  local from = string.format("10.%d.%d.%d", 20 + math.floor(count / 65536) % 200, math.floor(count / 256) % 256, count % 256)
  local headers = { ["X-Forwarded-For"] = from, ["Content-Type"] = "application/json", ["Idempotency-Key"] = run .. count }
  if count % 2 == 0 then return wrk.format("GET", "/products?q=" .. run .. count, headers) end
  local phone = string.format("0935%07d", count)
  return wrk.format("POST", "/api/orders", headers, '{"productId":1,"customerName":"Sara","phone":"' .. phone .. '","quantity":220}')
end
function response(status, headers)
  if status == 429 or status == 503 then
    shed = shed + 1
    if firstShed < 0 then firstShed = now() - began end
    if not (headers["Retry-After"] or headers["retry-after"]) then withoutRetry = withoutRetry + 1 end
  elseif status < 400 then served = served + 1
  else wrong = wrong + 1 end
end
function done(summary)
  local sums = { served = 0, shed = 0, wrong = 0, withoutRetry = 0 }
  for _, thread in ipairs(threads) do
    for name, sum in pairs(sums) do sums[name] = sum + thread:get(name) end
  end
  local e = summary.errors
  print(string.format('result {"served":%d,"shed":%d,"wrong":%d,"withoutRetry":%d,"asked":%d,"sockets":%d,"late":%d,"firstShedMs":%d}',
    sums.served, sums.shed, sums.wrong, sums.withoutRetry, summary.requests, e.connect + e.read + e.write, e.timeout, threads[1]:get("firstShed")))
end
`;

/**
 * Sends as many requests over these connections as the site responds to, by wrk. Returns the numbers of requests that
 * were `asked`, `served` (status below 400), `shed` (429 and 503) and `wrong` (any other status); the milliseconds
 * until the first one was shed (`firstShedMs`, -1 for none); the number of shed ones without a `Retry-After`
 * (`withoutRetry`); the errors of `sockets`; and the number of responses after more than ten seconds (`late`).
 */
export async function flood(url, { seconds, connections }) {
  const wrk = findExecutable('wrk') ?? ((await installDebianPackages('wrk')) ? findExecutable('wrk') : undefined);
  if (!wrk) throw new Error('this drill needs wrk');
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-flood-'));
  try {
    const script = join(folder, 'flood.lua');
    writeFileSync(script, SCRIPT);
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url];
    const { stdout } = await promisify(execFile)(wrk, options);
    const [, result] = /^result (\{.*\})$/m.exec(stdout) ?? [];
    if (!result) throw new Error(`wrk said nothing:\n${stdout}`);
    return JSON.parse(result);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
