import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { defineConfig } from '@playwright/test';

import { admin } from './support/admin';

const port = process.env.E2E_PORT ?? '8180';
const apiPort = process.env.E2E_API_PORT ?? '8181';
// Workers load this file again: the first to come decides the folder, the others inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'afshoreh-e2e-'));

/** Tests run on the system as `npm start` serves it, with a fresh database, on a phone and on a desktop. */
export default defineConfig({
  testDir: './specs',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  timeout: 60_000,
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // These take their time, and are the same on every screen.
    {
      name: 'phone',
      testIgnore: /releases|faults|budgets|development|nginx/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: {
    command: 'node infra/scripts/start.mjs',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      PORT: port,
      API_PORT: apiPort,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'on',
    },
  },
});
