const LOGIN = '/admin/login';

/** Returns the address of the login, with the current screen as the place to return to. */
export function loginAddress(from: { pathname: string; search: string }): string {
  const target = from.pathname + from.search;
  return target === '/admin' ? LOGIN : `${LOGIN}?redirect=${encodeURIComponent(target)}`;
}

/**
 * Returns the address to open after the login. It must be an admin screen other than the login, never another site;
 * otherwise it is `/admin`.
 */
export function addressAfterLogin(redirect: string | null): string {
  const isAdminScreen = redirect !== null && /^\/admin(?=[/?#]|$)/.test(redirect) && !/[\\\s]/.test(redirect);
  return isAdminScreen && !redirect.startsWith(LOGIN) ? redirect : '/admin';
}
