/** Resolves to true when a new token replaces the refused one; the call is then repeated. */
type Listener = () => Promise<boolean>;

let readToken: () => string | null = () => null;
const listeners = new Set<Listener>();

/** Sets how every call reads the admin's token; null sends none. */
export function setAdminToken(read: () => string | null): void {
  readToken = read;
}

/** Calls back when the server refuses the current token. Returns a function that stops it. */
export function onAdminSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentAdminToken(): string | null {
  return readToken();
}

/** Ignores a late 401 for an older token, which says nothing about the current one. */
export async function reportRefusedToken(token: string): Promise<boolean> {
  if (token !== readToken()) return false;
  const renewed = await Promise.all([...listeners].map((listener) => listener()));
  return renewed.includes(true);
}
