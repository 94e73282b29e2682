import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@afshoreh/contracts/query';
import { customerQuery, logOut, setCustomer } from './customer';

const sara = {
  id: 1,
  fullName: 'سارا محمدی',
  email: 'sara@example.com',
  phoneNumber: '+989141234567',
  phoneProven: false,
  hasPassword: true,
  specificationVersion: 0,
};
const siteFetch = globalThis.fetch;
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** A site with this response to every call; returns the calls. */
function siteAnswers(answer: () => Response): string[] {
  const calls: string[] = [];
  globalThis.fetch = (input) => {
    const request = input as Request;
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return Promise.resolve().then(answer);
  };
  return calls;
}

const ask = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(customerQuery);

describe('who is logged in', () => {
  beforeAll(() => {
    Object.assign(globalThis, { location: new URL('https://afshoreh.example/') });
  });
  afterEach(() => {
    globalThis.fetch = siteFetch;
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'location');
  });

  it('is the customer of the session', async () => {
    siteAnswers(() => json({ success: true, user: sara }));
    expect(await ask()).toEqual(sara);
  });

  it('is null without a session', async () => {
    siteAnswers(() => json({ success: false, user: null }));
    expect(await ask()).toBeNull();
  });

  it('is an error, not null, when the check failed, and the next check finds the customer', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
    siteAnswers(() => json({ code: 'common.unexpected', message: 'خطا' }, 500));
    await queryClient.prefetchQuery(customerQuery);
    expect(queryClient.getQueryData(customerQuery.queryKey)).toBeUndefined();
    siteAnswers(() => json({ success: true, user: sara }));
    expect(await queryClient.ensureQueryData(customerQuery)).toEqual(sara);
  });

  it('is null after logout', async () => {
    const calls = siteAnswers(() => new Response(null, { status: 204 }));
    const queryClient = new QueryClient();
    setCustomer(queryClient, sara);
    await logOut(queryClient);
    expect(queryClient.getQueryData(customerQuery.queryKey)).toBeNull();
    expect(calls).toEqual(['POST /api/auth/logout']);
  });

  it('stays the customer when the logout failed', async () => {
    siteAnswers(() => json({ code: 'common.unexpected', message: 'خطا' }, 500));
    const queryClient = new QueryClient();
    setCustomer(queryClient, sara);
    await expect(logOut(queryClient)).rejects.toThrow('خطا');
    expect(queryClient.getQueryData(customerQuery.queryKey)).toEqual(sara);
  });
});
