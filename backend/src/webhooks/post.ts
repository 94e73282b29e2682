import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest, type AgentOptions } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** The longest a receiver may take, from the name's lookup to the answer. */
const attemptMs = 5_000;
/** Characters of an answer that the log keeps. */
const mostAnswer = 500;

/** What came of one attempt: a status, or an error. */
export interface Outcome {
  responseStatus: number | null;
  responseBody: string | null;
  /** Null when there was an answer. */
  error: string | null;
  durationMs: number;
}

/** Opens the connections of deliveries. */
export type Targets = (url: string) => HttpAgent;

/**
 * Refuses loopback, private and link-local addresses at the moment of the connection: the address that was checked is the one
 * that is connected to, so a name that resolves differently the second time gains nothing. Plain http is refused too.
 */
export function publicTargets(options: AgentOptions = {}): Targets {
  const agent = new RequestFilteringHttpsAgent(options);
  return () => agent;
}

/** Every address, also by plain http: for receivers of tests. */
export function anyTargets(): Targets {
  const agents = [new HttpAgent(), new HttpsAgent()] as const;
  return (url) => agents[url.startsWith('https:') ? 1 : 0];
}

/** Sends one delivery. It never throws, and follows no redirect: that is an answer like any other. */
export async function post(
  url: string,
  {
    headers,
    body,
    targets,
    stop,
  }: { headers: Record<string, string>; body: string; targets: Targets; stop: AbortSignal },
): Promise<Outcome> {
  const begun = performance.now();
  const timeout = AbortSignal.timeout(attemptMs);
  const signal = AbortSignal.any([timeout, stop]);
  const duration = (): number => Math.round(performance.now() - begun);
  try {
    const response = await responseOf(url, { headers, body, agent: targets(url), signal });
    const responseBody = await beginningOf(response);
    return { responseStatus: response.statusCode ?? null, responseBody, error: null, durationMs: duration() };
  } catch (error) {
    const reason = timeout.aborted ? 'timeout' : reasonOf(error as NodeJS.ErrnoException);
    return { responseStatus: null, responseBody: null, error: reason, durationMs: duration() };
  }
}

interface Sent {
  headers: Record<string, string>;
  body: string;
  agent: HttpAgent;
  signal: AbortSignal;
}

function responseOf(url: string, { headers, body, agent, signal }: Sent): Promise<IncomingMessage> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const all = { ...headers, 'Content-Type': 'application/json', 'Content-Length': length, 'User-Agent': 'Afshoreh' };
    request(url, { method: 'POST', headers: all, agent, signal }, resolve).on('error', reject).end(body);
  });
}

/** The status counts already; an answer that breaks off or is too slow is kept as far as it came. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const part of response) {
      text += part as string;
      if (text.length >= mostAnswer) break;
    }
  } catch {
    // What came before is enough.
  }
  // MySQL's `text` and JSON hold no half characters and no NUL.
  return [...text.replaceAll('\0', '')].slice(0, mostAnswer).join('');
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (/is not allowed/.test(message)) return 'address_refused';
  return (code ?? 'connection_failed').slice(0, 60);
}
