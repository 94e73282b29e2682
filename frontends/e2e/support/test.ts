import { expect, test as base } from '@playwright/test';

/**
 * Every test also asserts what holds on every page: nothing in the console, no request to another host.
 * A test that breaks something on purpose says which messages it expects by pushing to `expectedMessages`.
 */
export const test = base.extend<{ expectedMessages: RegExp[]; watch: void }>({
  expectedMessages: async ({}, use) => use([]),
  watch: [
    async ({ page, baseURL, expectedMessages }, use) => {
      const messages: string[] = [];
      const strangers: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== new URL(baseURL ?? '').origin) strangers.push(request.url());
      });
      await use();
      expect(messages.filter((message) => !expectedMessages.some((expected) => expected.test(message)))).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
