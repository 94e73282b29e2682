import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A site that is stopping keeps its ports until its running requests are finished. */
const FREE_WITHIN_MS = 30_000;
const PAUSE_MS = 250;

/** Ends the process with one line about the operator's mistake. */
export function refuse(message) {
  console.error(message);
  process.exit(1);
}

function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Waits for a port that another process listens on, because that one may be ending; stops the start when it does not end. */
export async function requireFree(name, port, host) {
  let error = await listenOnce(port, host);
  if (error?.code === 'EADDRINUSE') {
    console.log(`port ${port} is in use; waiting up to ${FREE_WITHIN_MS / 1000} s for it …`);
    const deadline = Date.now() + FREE_WITHIN_MS;
    while (error?.code === 'EADDRINUSE' && Date.now() < deadline) {
      await sleep(PAUSE_MS);
      error = await listenOnce(port, host);
    }
  }
  if (error?.code === 'EADDRINUSE') refuse(`port ${port} is in use; set ${name} to a free one`);
  if (error) refuse(`cannot listen on ${host}:${port} (${error.code}); see ${name} and HOST`);
}

export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
