import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { endSlowBody } from './slow-body.js';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What a server that gives bodies 100 ms answers to these bytes, and to more of them 200 ms later. */
async function answerTo(first: string, later = ''): Promise<string> {
  server = createServer((request, response) => {
    endSlowBody(request, 100);
    request.resume().on('end', () => response.end('read'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new Promise((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(first));
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.on('end', () => resolve(received)).on('error', reject);
    if (later) setTimeout(() => socket.write(later), 200);
  });
}

const head = 'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';

describe('a body that does not come to its end', () => {
  it.each(['Content-Length: 5\r\n\r\nab', 'Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n'])(
    'gets a 408: %j',
    async (rest) => {
      const answer = await answerTo(head + rest);
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/"code":"common.request_timeout","message":"[آ-ی]/);
    },
  );

  it('of an upload may take its time', async () => {
    const parts = 'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n\r\nab';
    expect(await answerTo(head + parts, 'cde')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
