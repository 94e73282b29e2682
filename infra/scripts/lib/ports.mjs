import { createServer } from 'node:net';

/** Ends the process with one line about what its operator got wrong. */
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

/** Stops the start when somebody listens on the port already, before anything was begun. */
export async function requireFree(name, port, host) {
  const error = await listenOnce(port, host);
  if (error?.code === 'EADDRINUSE') refuse(`port ${port} is in use; set ${name} to a free one`);
  if (error) refuse(`cannot listen on ${host}:${port} (${error.code}); see ${name} and HOST`);
}

/** A loopback port that nobody listens on. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
