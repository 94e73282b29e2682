import { describe, expect, it } from '@jest/globals';

import { endTracing, setTraceHeaders, startTracing, traced, tracedStatement } from './index.mjs';

/* How traces look is tested with a whole site in `frontends/e2e/specs/behind-nginx.spec.ts`. */
describe('without a collector', () => {
  it('a listener stays as it is, a call has no trace headers, and a statement just runs', async () => {
    await startTracing('a service', {});
    const listener = () => undefined;
    expect(traced(listener, { nameOf: () => '', idOf: () => '' })).toBe(listener);
    const headers = {};
    setTraceHeaders(headers, {} as never);
    expect(headers).toEqual({});
    expect(await tracedStatement('sqlite', 'SELECT 1', () => Promise.resolve(1))).toBe(1);
    await endTracing();
  });
});
