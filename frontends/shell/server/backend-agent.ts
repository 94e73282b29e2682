import { Agent } from 'node:http';

import { apiConnection } from '@afshoreh/config';

interface Options {
  maxSockets: number;
  /** Milliseconds that an idle connection is kept; tests use less. */
  reuseMs?: number | undefined;
}

/** Keeps connections to the backend alive, and closes idle ones before the backend does. */
export function backendAgent({ maxSockets, reuseMs = apiConnection.reusedByShellMs }: Options): Agent {
  return new Agent({ keepAlive: true, maxSockets, scheduling: 'lifo', timeout: reuseMs });
}
