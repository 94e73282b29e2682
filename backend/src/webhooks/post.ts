import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest, type AgentOptions } from 'node:https';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';

/** The time limit of an attempt, from the DNS lookup to the end of the response. */
const attemptMs = 5_000;
/** Characters of a response that are stored with the delivery. */
const mostAnswer = 500;

/** The result of one attempt: the status of the response, or an error. */
export interface Outcome {
  responseStatus: number | null;
  responseBody: string | null;
  /** Null when there was a response. */
  error: string | null;
  durationMs: number;
}

/** Returns the agent that opens the connection to a URL. */
export type Targets = (url: string) => HttpAgent;

/**
 * Allows only public addresses by https: loopback, private and link-local addresses are refused. The address is checked when
 * the connection is opened, so the checked address is the one that is used. A host name that resolves to another address the
 * second time does not get around the check.
 */
export function publicTargets(options: AgentOptions = {}): Targets {
  const agent = new RequestFilteringHttpsAgent(options);
  return () => agent;
}

/** Refuses every address, for the sandbox. */
export function noTargets(): Targets {
  return (url) => {
    throw new Error(`${url} is not allowed`);
  };
}

/** Allows every address, also by plain http, for receivers in tests. */
export function anyTargets(): Targets {
  const agents = [new HttpAgent(), new HttpsAgent()] as const;
  return (url) => agents[url.startsWith('https:') ? 1 : 0];
}

/**
 * Makes one attempt to send a delivery. It never throws. It does not follow redirects; a redirect counts as a response like
 * any other.
 */
export async function post(
  url: string,
  {
    headers,
    body,
    targets,
    stop,
  }: { headers: Record<string, string>; body: string; targets: Targets; stop: AbortSignal },
): Promise<Outcome> {
  const began = performance.now();
  const timeout = AbortSignal.timeout(attemptMs);
  const signal = AbortSignal.any([timeout, stop]);
  const duration = (): number => Math.round(performance.now() - began);
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

/**
 * Reads the beginning of the response. The status alone decides about the result, so a response that breaks off or is too
 * slow is no error; the part that arrived is kept.
 */
async function beginningOf(response: IncomingMessage): Promise<string> {
  let text = '';
  response.setEncoding('utf8');
  try {
    for await (const part of response) {
      text += part as string;
      if (text.length >= mostAnswer) break;
    }
  } catch {
    // The part that arrived before is enough.
  }
  // MySQL's `text` and JSON hold no half characters and no NUL.
  return [...text.replaceAll('\0', '')].slice(0, mostAnswer).join('');
}

function reasonOf({ code, message }: NodeJS.ErrnoException): string {
  if (/is not allowed/.test(message)) return 'address_refused';
  return (code ?? 'connection_failed').slice(0, 60);
}
