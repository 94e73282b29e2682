/** Path of an nginx to test behind, installed when it can be. */
export function ensureNginx(): Promise<string>;
