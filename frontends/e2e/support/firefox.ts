import puppeteer, { type Page } from 'puppeteer-core';

import { expect } from './test';

export interface FirefoxVisit {
  page: Page;
  /** Warnings and errors of the console, and uncaught errors. */
  messages: string[];
  /** Requests to other hosts than the site's. */
  strangers: string[];
  close: () => Promise<void>;
}

/**
 * Opens `path` of the site in Debian's Firefox. It uses WebDriver BiDi, because Playwright's protocol needs its own Firefox.
 */
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

/** Replaces the value of the field that the API calls `name`, in the page and not in the footer. */
export async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.locator(`:is(main, [role="dialog"]) [name="${name}"]`).fill(text);
}

export const press = (page: Page, selector: string): Promise<void> => page.locator(selector).click();

export const expectPath = (page: Page, path: RegExp): Promise<void> =>
  expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, ''), { timeout: 20_000 }).toMatch(path);
