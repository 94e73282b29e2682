import { transportOver, type Fetch } from './transport';

/** Enough for 20 MB over a slow connection. */
const limitMs = 10 * 60_000;

/**
 * A transport for uploads, for the `fetch` option of a call: it times out after ten minutes and reports how much of the body
 * `form` was sent, from 0 to 1. It uses XMLHttpRequest, because `fetch` reports no progress.
 */
export function uploadTransport(form: FormData, onProgress: (share: number) => void): Fetch {
  return transportOver((request) => send(request, form, onProgress), limitMs);
}

function send({ method, url, headers, signal }: Request, form: FormData, onProgress: (share: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    call.open(method, url);
    call.responseType = 'arraybuffer';
    headers.forEach((value, name) => {
      // The request's `content-type` names the boundary of its own copy of the form. XMLHttpRequest sets another one.
      if (name !== 'content-type') call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve(answerOf(call));
    call.onerror = () => reject(new TypeError('connection lost'));
    call.onabort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', () => call.abort(), { once: true });
    call.send(form);
  });
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const body = call.response as ArrayBuffer | null;
  const { status, statusText } = call;
  return new Response(body?.byteLength ? body : null, { status, statusText, headers });
}
