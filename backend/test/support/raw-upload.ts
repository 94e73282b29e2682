import { connect, type Socket } from 'node:net';
import type { TestApi } from './api.js';

interface RawUpload {
  path?: string;
  token: string | null;
  /** The length of the body that is announced. */
  length: number;
  /** The part of the body that is sent. */
  sent?: string;
  /** Whether the connection is destroyed after that. */
  hangUp?: boolean;
}

/** Opens a connection and sends the head of an upload and the beginning of its body. */
export function beginUpload(
  api: TestApi,
  { path = '/api/media/upload', token, length, sent = '', hangUp }: RawUpload,
): Socket {
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  const type = 'Content-Type: multipart/form-data; boundary=b\r\n';
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\n${authorization}${type}Content-Length: ${length}\r\n\r\n`;
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  socket.write(head + sent, () => hangUp && setImmediate(() => socket.destroy()));
  return socket;
}

/** Returns the response to an upload whose rest is never sent; empty when there is none. */
export function responseToBegun(api: TestApi, upload: RawUpload): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = beginUpload(api, upload);
    socket.on('data', (chunk) => {
      response += chunk.toString();
      if (response.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}
