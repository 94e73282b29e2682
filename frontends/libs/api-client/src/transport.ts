import { currentAdminToken, reportRefusedToken } from './admin-session';
import { ApiError, NetworkError } from './errors';

const timeoutMs = 15_000;

export type Fetch = (request: Request) => Promise<Response>;

function wasAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Reads the body too, so that a connection lost in the middle of an answer fails here and not while it is parsed. */
async function complete(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** A hotel's login page and the like answer 200 as well. */
function isUnreadable(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && !/^(application\/(.+\+)?json|text\/csv)\b/.test(type);
}

/** It never is complete: whoever asked for events reads them as they come, and ends the call. */
function isEventStream(response: Response): boolean {
  return response.ok && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
}

/** Aborts after so many milliseconds, unless it is lifted before. */
function timeLimit(ms: number): { signal: AbortSignal; lift: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  return { signal: limit.signal, lift: () => clearTimeout(timer) };
}

/** One attempt with this token: throws {@link NetworkError} and {@link ApiError} as {@link transportOver} says. */
async function attempt(fetch: Fetch, original: Request, token: string | null, limit: number): Promise<Response> {
  const { signal: timeout, lift } = timeLimit(limit);
  const request = new Request(original, { signal: AbortSignal.any([original.signal, timeout]) });
  if (token !== null) request.headers.set('authorization', `Bearer ${token}`);

  let response: Response;
  try {
    response = await fetch(request);
    if (isEventStream(response)) return response;
    response = await complete(response);
  } catch (error) {
    if (original.signal.aborted || (wasAborted(error) && !timeout.aborted)) throw error;
    throw new NetworkError(timeout.aborted ? 'timeout' : 'connection', error);
  } finally {
    lift();
  }
  if (isUnreadable(response)) throw ApiError.of(response, await response.text());
  return response;
}

/**
 * A `fetch` that gives up after 15 seconds, sends the admin's token when there is one, and throws {@link NetworkError}
 * when no whole answer came and {@link ApiError} for a success that is neither JSON nor CSV. Events pass as they come, without
 * limit. An abort by the caller stays an
 * `AbortError`. A call whose token was refused is made once more when a listener has another one.
 */
export function transportOver(fetch: Fetch, limit: number = timeoutMs): Fetch {
  return async (original) => {
    const token = currentAdminToken();
    // A wrong password at login is a 401 as well, but it ends no session.
    if (token === null || original.url.endsWith('/admin/login')) return attempt(fetch, original, token, limit);
    const again = original.clone();
    const response = await attempt(fetch, original, token, limit);
    if (response.status !== 401 || !(await reportRefusedToken(token))) return response;
    again.signal.throwIfAborted();
    return attempt(fetch, again, currentAdminToken(), limit);
  };
}
