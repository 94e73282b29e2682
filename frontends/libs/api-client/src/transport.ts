import { currentAdminToken, reportRefusedToken } from './admin-session';
import { ApiError, NetworkError } from './errors';

const timeoutMs = 15_000;

export type Fetch = (request: Request) => Promise<Response>;

function wasAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Reads the whole body, so that a connection lost midway fails here and not during parsing. */
async function complete(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** A success that is neither JSON nor CSV: a hotel's login page, for example, has status 200 too. */
function isUnreadable(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && !/^(application\/(.+\+)?json|text\/csv)\b/.test(type);
}

/** An event stream never completes: the caller reads the events as they arrive and ends the call. */
function isEventStream(response: Response): boolean {
  return response.ok && /^text\/event-stream\b/.test(response.headers.get('content-type') ?? '');
}

/** A signal that aborts after `ms` milliseconds, unless `cancel` is called first. */
function timeLimit(ms: number): { signal: AbortSignal; cancel: () => void } {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  return { signal: limit.signal, cancel: () => clearTimeout(timer) };
}

/** One attempt with this token. Throws the errors described at {@link transportOver}. */
async function attempt(fetch: Fetch, original: Request, token: string | null, limit: number): Promise<Response> {
  const { signal: timeout, cancel } = timeLimit(limit);
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
    cancel();
  }
  if (isUnreadable(response)) throw ApiError.of(response, await response.text());
  return response;
}

/**
 * A `fetch` that times out after 15 seconds and sends the admin's token. It throws {@link NetworkError} without a complete
 * response, and {@link ApiError} for a success that is neither JSON nor CSV. Event streams have no time limit. An abort by the
 * caller stays an `AbortError`. When the token is refused and a listener provides a new one, the call is repeated once.
 */
export function transportOver(fetch: Fetch, limit: number = timeoutMs): Fetch {
  return async (original) => {
    const token = currentAdminToken();
    // A 401 at login means a wrong password and ends no session.
    if (token === null || original.url.endsWith('/admin/login')) return attempt(fetch, original, token, limit);
    const again = original.clone();
    const response = await attempt(fetch, original, token, limit);
    if (response.status !== 401 || !(await reportRefusedToken(token))) return response;
    again.signal.throwIfAborted();
    return attempt(fetch, again, currentAdminToken(), limit);
  };
}
