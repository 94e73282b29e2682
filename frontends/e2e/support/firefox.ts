import puppeteer, { type Page } from 'puppeteer-core';

import { expect } from './test';

export interface FirefoxVisit {
  page: Page;
  /** Warnings and errors of the console, and what was thrown. */
  messages: string[];
  /** Requests to another host than the site's. */
  strangers: string[];
  close: () => Promise<void>;
}

/** Debian's Firefox over WebDriver BiDi, which Playwright's own protocol is not: with the site at `baseURL` open at `path`. */
export async function openFirefox(baseURL: string, path: string): Promise<FirefoxVisit> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  const messages: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin) strangers.push(request.url());
  });
  await page.goto(new URL(path, baseURL).href);
  return { page, messages, strangers, close: () => browser.close() };
}

/** Types into the field of the page (not of the footer) that the API calls `name`; what stood there is replaced. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`:is(main, [role="dialog"]) [name="${name}"]`).fill(text);
}

export const press = (page: Page, selector: string): Promise<void> => page.locator(selector).click();

export const expectPath = (page: Page, path: RegExp): Promise<void> =>
  expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, ''), { timeout: 20_000 }).toMatch(path);
