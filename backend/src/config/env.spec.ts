import { describe, expect, it } from '@jest/globals';
import { Env, WrongVariable } from './env.js';

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(new Env({})).toMatchObject({ port: 8080, apiPort: 8081, host: '127.0.0.1', seed: 'demo', rateLimits: true });
    expect(new Env({ DATA_DIR: '/srv/data' }).database).toEqual({ type: 'sqlite', file: '/srv/data/afshoreh.sqlite' });
  });

  it('takes a MySQL address', () => {
    const url = 'mysql://user:pass@db:3307/shop';
    expect(new Env({ DATABASE_URL: url }).database).toEqual({ type: 'mysql', url });
  });

  it.each([
    ['API_PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'postgres://db/shop'],
    ['DATABASE_URL', 'mysql://db'],
    ['SEED', 'yes'],
    ['RATE_LIMITS', 'no'],
    ['PUBLIC_URL', 'afshoreh.example'],
    ['TRUST_PROXY', 'maybe'],
    ['ADMIN_USERNAME', 'boss'],
  ])('stops at a wrong %s (%s) with one line that names it', (name, value) => {
    const start = () => new Env({ [name]: value });
    expect(start).toThrow(WrongVariable);
    expect(start).toThrow(new RegExp(`^.*${name}.*$`));
  });

  it('believes the shell beside it, and the proxies before that one when told', () => {
    const trusted = (TRUST_PROXY: string) => new Env({ TRUST_PROXY }).trustProxy;
    expect(['', '1', 'on', '10.0.0.0/8,uniquelocal'].map(trusted)).toEqual([
      'loopback',
      2,
      true,
      'loopback, 10.0.0.0/8, uniquelocal',
    ]);
  });

  it('does not repeat a password in its complaint', () => {
    expect(() => new Env({ DATABASE_URL: 'http://user:secret@db/shop' })).toThrow(/^(?!.*secret)/);
    expect(() => new Env({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'secret' })).toThrow(/^(?!.*secret).*8 characters/);
  });
});
