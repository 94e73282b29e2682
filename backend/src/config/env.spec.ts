import { describe, expect, it } from '@jest/globals';
import { Env, WrongVariable } from './env.js';

describe('the environment of the API', () => {
  it('keeps an SQLite file in DATA_DIR unless DATABASE_URL names a database', () => {
    expect(new Env({ DATA_DIR: '/srv/data' }).database).toEqual({ type: 'sqlite', file: '/srv/data/afshoreh.sqlite' });
    const url = 'mysql://user:pass@db:3307/shop';
    expect(new Env({ DATABASE_URL: url }).database).toEqual({ type: 'mysql', url });
  });

  it('links to where visitors find the site', () => {
    expect(new Env({ PORT: '9000' }).siteUrl).toBe('http://localhost:9000');
    expect(new Env({ PUBLIC_URL: 'https://afshoreh.example/' }).siteUrl).toBe('https://afshoreh.example');
  });

  it.each(['Password123!', '12345678', 'Afshoreh1404', 'secret'])(
    'takes no ADMIN_PASSWORD that is short or that everybody tries first («%s»), and does not repeat it',
    (ADMIN_PASSWORD) => {
      const start = () => new Env({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD });
      expect(start).toThrow(WrongVariable);
      expect(start).toThrow(/^ADMIN_PASSWORD must /);
      expect(start).not.toThrow(ADMIN_PASSWORD);
    },
  );

  it('takes an ADMIN_PASSWORD that nobody guesses', () => {
    expect(new Env({ ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'انار و گردو در مهر' }).adminPassword).toBe(
      'انار و گردو در مهر',
    );
  });
});
