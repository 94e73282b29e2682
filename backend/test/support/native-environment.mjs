/** The environment of spec files whose application lives outside of Jest's sandbox; see `native-modules.mjs`. */
import { endStorages } from '@afshoreh/testing/ended-storages';
import { TestEnvironment } from 'jest-environment-node';

export const loadedModulesKey = 'afshoreh.loaded-modules';
/** By path; shared by all files that one worker runs. */
export const loadedModules = (globalThis[Symbol.for(loadedModulesKey)] ??= new Map());

const errors = { Error, TypeError, RangeError, SyntaxError, AggregateError };

export default class NativeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global[Symbol.for(loadedModulesKey)] = loadedModules;
    // What the application throws is an `Error` in the spec file as well, and metadata of decorators lies where it put it.
    Object.assign(this.global, errors, { Reflect });
    // One clock for both, which a spec file can set.
    Object.defineProperty(this.global, 'Date', { configurable: true, get: () => Date, set() {} });
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    endStorages();
  }
}
