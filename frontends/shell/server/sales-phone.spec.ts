import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, describe, expect, it } from '@jest/globals';

import { salesPhoneOf } from './sales-phone';

const MINUTE = 60_000;
let server: Server | undefined;

async function backend(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A backend whose settings contain these phones in turn; null is a failure. */
async function settingsWith(...phones: (string | null)[]) {
  const asked: string[] = [];
  const port = await backend((request, response) => {
    asked.push(request.url ?? '');
    const salesPhone = phones[Math.min(asked.length, phones.length) - 1];
    response.statusCode = salesPhone === null ? 503 : 200;
    response.end(JSON.stringify({ salesPhone }));
  });
  return { port, asked };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let at = 0; at < 200 && !(await isSo()); at += 1) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await isSo()).toBe(true);
}

describe('the sales telephone of the settings', () => {
  it('is requested once a minute, and the known one is returned in between', async () => {
    const { port, asked } = await settingsWith('+989141111111', '+989142222222');
    let now = 0;
    const salesPhone = salesPhoneOf(`http://127.0.0.1:${port}`, () => now);
    expect(await salesPhone()).toBe('+989141111111');
    now = MINUTE;
    expect(await salesPhone()).toBe('+989141111111');
    expect(asked).toEqual(['/api/settings']);
    now = MINUTE + 1;
    expect(await salesPhone()).toBe('+989141111111');
    await until(async () => (await salesPhone()) === '+989142222222');
    expect(asked).toHaveLength(2);
  });

  it('stays the same while the backend fails', async () => {
    const { port, asked } = await settingsWith('+989141111111', null);
    let now = 0;
    const salesPhone = salesPhoneOf(`http://127.0.0.1:${port}`, () => now);
    expect(await salesPhone()).toBe('+989141111111');
    now = 2 * MINUTE;
    expect(await salesPhone()).toBe('+989141111111');
    await until(() => Promise.resolve(asked.length === 2));
    expect(await salesPhone()).toBe('+989141111111');
  });

  it('is null where the backend fails from the start, and a page does not wait long for a silent backend', async () => {
    const { port } = await settingsWith(null);
    expect(await salesPhoneOf(`http://127.0.0.1:${port}`)()).toBeNull();
    server?.close();
    const silent = await backend(() => undefined);
    const startedAt = performance.now();
    expect(await salesPhoneOf(`http://127.0.0.1:${silent}`)()).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  });
});
