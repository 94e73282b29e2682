import './quick-selectors.mjs';

import { TestEnvironment } from 'jest-environment-jsdom';

import { endStorages } from './ended-storages.mjs';

/** jsdom, with what Node has and jsdom lacks; fetch and what belongs to it come from one hand. */
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
