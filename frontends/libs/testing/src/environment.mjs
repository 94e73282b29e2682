import './quick-selectors.mjs';

import { TestEnvironment } from 'jest-environment-jsdom';

import { endStorages } from './ended-storages.mjs';

/** jsdom with Node's globals that it lacks. All of fetch's classes come from Node, because they only work together. */
export default class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      ReadableStream,
      TransformStream,
      fetch,
      Headers,
      Request,
      Response,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
}
