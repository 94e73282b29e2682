/** The path of an nginx for tests; it is installed if possible. */
export function ensureNginx(): Promise<string>;
