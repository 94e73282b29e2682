/** Resolves to whether another token stands in for the refused one by now: the call is then made once more. */
type Listener = () => Promise<boolean>;

let readToken: () => string | null = () => null;
const listeners = new Set<Listener>();

/** Says where calls find the admin's token, each time anew; null sends none. Without this, no call carries one. */
export function setAdminToken(read: () => string | null): void {
  readToken = read;
}

/** Calls back when the server no longer accepts the token in use; returns what stops it. */
export function onAdminSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentAdminToken(): string | null {
  return readToken();
}

/** A late 401 of an older token says nothing about the one in use now. */
export async function reportRefusedToken(token: string): Promise<boolean> {
  if (token !== readToken()) return false;
  const renewed = await Promise.all([...listeners].map((listener) => listener()));
  return renewed.includes(true);
}
