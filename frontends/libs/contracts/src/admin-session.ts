import { persistentStore } from './persistent-store';

export interface AdminAccount {
  username: string;
  displayName: string;
  email: string;
}
export interface AdminSession {
  token: string;
  admin: AdminAccount;
}

function sessionOf(stored: unknown): AdminSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { token, admin } = stored as Record<string, unknown>;
  if (typeof token !== 'string' || token === '' || typeof admin !== 'object' || admin === null) return null;
  const { username, displayName, email } = admin as Record<string, unknown>;
  if (typeof username !== 'string') return null;
  return {
    token,
    admin: {
      username,
      displayName: typeof displayName === 'string' ? displayName : username,
      email: typeof email === 'string' ? email : '',
    },
  };
}

const store = persistentStore<AdminSession | null>({
  key: 'afshoreh.admin',
  version: 1,
  empty: null,
  parse: sessionOf,
});

/** The admin's token and account in local storage. Not proof of a login: only the server can verify the token. */
export const adminSession = {
  get: store.get,
  subscribe: store.subscribe,
  save(session: AdminSession): void {
    store.update(() => session);
  },
  clear(): void {
    store.update(() => null);
  },
};

/** The current session; null on the server and during hydration. */
export const useAdminSession = store.use;
