import { describe, expect, it } from '@jest/globals';

import { adminSession } from './admin-session';

const session = { token: 't0k3n', admin: { username: 'sara', displayName: 'سارا', email: 'sara@example.com' } };

describe('admin session', () => {
  it('keeps token and account in browser storage until it is cleared', () => {
    adminSession.save(session);
    expect(JSON.parse(localStorage.getItem('afshoreh.admin') ?? '')).toEqual(session);
    expect(adminSession.get()).toEqual(session);
    adminSession.clear();
    expect(localStorage.getItem('afshoreh.admin')).toBeNull();
    expect(adminSession.get()).toBeNull();
  });

  it.each(['{', '"x"', '{"token":""}', '{"token":"t","admin":null}'])(
    'is nobody when the storage holds %s',
    (value) => {
      localStorage.setItem('afshoreh.admin', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'afshoreh.admin' }));
      expect(adminSession.get()).toBeNull();
    },
  );
});
