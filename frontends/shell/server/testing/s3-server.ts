import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { s3TargetOf, S3Store } from '@afshoreh/storage';

const BUCKET = 'afshoreh';
const PAGE = 100;

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A listing as S3 writes it, in pages of 100. */
function listing(keys: string[], query: URLSearchParams): string {
  const found = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const more = found.length > from + PAGE;
  const contents = found.slice(from, from + PAGE).map((key) => `<Contents><Key>${key}</Key></Contents>`);
  const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

/** A store that speaks the part of S3's protocol that we use, over real HTTP, and can be taken away. */
export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** Answers 503 to everything while it is true. */
  down = false;
  private port = 0;
  private readonly server = createServer((request, response) => void this.answer(request, response));

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** The variables that lead a program to it. */
  get variables(): Record<string, string> {
    const credentials = { S3_ACCESS_KEY_ID: 'tester', S3_SECRET_ACCESS_KEY: 'secret of tests' };
    return { S3_ENDPOINT: `http://127.0.0.1:${this.port}`, S3_BUCKET: BUCKET, ...credentials };
  }

  store(): S3Store {
    const target = s3TargetOf(this.variables);
    if (!target) throw new Error('no variables');
    return new S3Store(target, 'releases');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = pathname.slice(`/${BUCKET}/`.length);
    const body = await bodyOf(request);
    const send = (status: number, content?: string | Buffer) => response.writeHead(status).end(content);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=tester/')) return void send(403);
    if (this.down) return void send(503);
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return void send(200);
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void send(204);
    }
    if (searchParams.has('list-type')) return void send(200, listing([...this.objects.keys()], searchParams));
    const object = this.objects.get(key);
    send(object ? 200 : 404, object);
  }
}
