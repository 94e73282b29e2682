import { once } from 'node:events';
import { createServer, Socket, type AddressInfo } from 'node:net';

/** A connection between the API and its MySQL that can be frozen or cut. */
export interface DatabaseLine {
  /** The address of the database through this line. */
  url: string;
  /** The server accepts connections and sends nothing, like one that is stopped or whose disk hangs. */
  freeze(): void;
  thaw(): void;
  /** The server is gone: connections are cut, and new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** Passes all bytes on to the database of `target`. */
export async function lineTo(target: string): Promise<DatabaseLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let frozen = false;
  const server = createServer((client) => {
    const database = new Socket();
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => [client, database].forEach((each) => sockets.delete(each.destroy())));
    }
    client.on('data', (data) => database.write(data));
    database.on('data', (data) => client.write(data));
    database.connect(Number(port) || 3306, hostname);
    if (frozen) [client, database].forEach((each) => each.pause());
  });
  const listen = async (at: number): Promise<void> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port: own } = server.address() as AddressInfo;
  const cut = async (): Promise<void> => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  const url = new URL(target);
  [url.hostname, url.port] = ['127.0.0.1', String(own)];
  return {
    url: url.href,
    freeze: () => {
      frozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      frozen = false;
      for (const socket of sockets) socket.resume();
    },
    cut,
    mend: () => listen(own),
    close: async () => {
      if (server.listening) await cut();
    },
  };
}
