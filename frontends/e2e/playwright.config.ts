import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { defineConfig } from '@playwright/test';

import { admin } from './support/admin';

const port = process.env.E2E_PORT ?? '8180';
// Workers load this file again: the first to come decides port and folder, the others inherit them.
const apiPort = (process.env.E2E_API_PORT ??= '8181');
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'afshoreh-e2e-'));

/** Specs of this folder whose names hold one of these: wherever the repository lies, and whatever its own folders are called. */
const named = (words: string) => new RegExp(`/e2e/specs/[^/]*(?:${words})[^/]*$`);
/** The same on every screen; they change what is live on their site. */
const RELEASES = named('releases');
/** They break the servers of a site, fill the machine, or put something in front of it. */
const FAULTS = named('faults|development|nginx');
const ALONE = [RELEASES, FAULTS];
/** What staff do, on a site whose lists nobody else fills. */
const ADMIN = /\/e2e\/specs\/admin\//;
/** Every screen of theirs at every width: as long as all that they do. */
const LOOKS = /\/e2e\/specs\/admin\/looks/;
/**
 * Walked once, on a desktop, like the admin: what is the same at every width (documents without script, cut connections,
 * links of mails, bytes). That every screen also fits a phone is for `pages.spec` and `screens.spec`.
 */
const ONCE = named('ssr|states|slow|offline|ordering-safely|mail-links|self-check|catalogue|budgets|vitals');
/** Walked once, on a phone: what visitors do, and what they read. `pages`, `states` and `frame` look at it on a desktop too. */
const ON_PHONE = named(
  'account|api-docs|blog|buyer-journey|checkout|my-specification|ordering\\.spec|phone-login|places|screens|sellers',
);
/** Drives a browser of its own, which Playwright cannot: Debian's Firefox. */
const FIREFOX = named('firefox');
/** Frames of what slides and fades are an eighth of the work; what moves is walked on phones, as visitors see it. */
const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
const DESKTOP = { ...STILL, viewport: { width: 1280, height: 800 } };

/** Tests run on the system as `npm start` serves it, with a fresh database, on a phone and on a desktop. */
export default defineConfig({
  testDir: './specs',
  // A run clears the folder it begins with: what another project has left of its failures stays.
  outputDir: `./test-results/${port}`,
  workers: 1,
  forbidOnly: true,
  reporter: 'list',
  timeout: 60_000,
  // As long as an action may take: a page that the browser renders takes more than the usual 5 s on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    actionTimeout: 15_000,
    trace: process.env.E2E_TRACE === 'off' ? 'off' : 'retain-on-failure',
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
    {
      name: 'phone',
      testIgnore: [...ALONE, FIREFOX, ADMIN, ONCE],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: [...ALONE, FIREFOX, ADMIN, ON_PHONE], use: DESKTOP },
    { name: 'admin', testMatch: ADMIN, testIgnore: [...ALONE, LOOKS], use: DESKTOP },
    { name: 'looks', testMatch: LOOKS, use: DESKTOP },
    { name: 'releases', testMatch: RELEASES, use: DESKTOP },
    { name: 'faults', testMatch: FAULTS, use: DESKTOP },
    { name: 'firefox', testMatch: FIREFOX },
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
