const LOGIN = '/admin/login';

/** Where an admin without a session is sent, and what brings them back to the same screen after login. */
export function loginAddress(from: { pathname: string; search: string }): string {
  const target = from.pathname + from.search;
  return target === '/admin' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(target)}`;
}

/** Where to go after login: back to an admin screen, never to another site or to the login itself; else `/admin`. */
export function addressAfterLogin(redirect: string | null): string {
  const isAdminScreen = redirect !== null && /^\/admin(?=[/?#]|$)/.test(redirect) && !/[\\\s]/.test(redirect);
  return isAdminScreen && !redirect.startsWith(LOGIN) ? redirect : '/admin';
}
