import { expect, test as base } from '@playwright/test';

import { watchConsole } from './console-messages';

/**
 * Every test also checks that the console stays empty and that no request goes to another host. A test that breaks something on
 * purpose adds the expected messages to `expectedMessages`.
 */
export const test = base.extend<{ expectedMessages: RegExp[] }>({
  expectedMessages: [
    async ({ page, baseURL }, provide) => {
      const expected: RegExp[] = [];
      const messages = watchConsole(page);
      const strangers: string[] = [];
      const { origin } = new URL(baseURL ?? '');
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== origin) strangers.push(request.url());
      });
      await provide(expected);
      expect(messages.filter((message) => !expected.some((pattern) => pattern.test(message)))).toEqual([]);
      expect(strangers).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
