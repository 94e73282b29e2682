/** A stub of XMLHttpRequest, which uploads use for their progress. It calls `fetch`, which `mockApi` replaces. */
export class XhrOverFetch {
  responseType = '';
  status = 0;
  statusText = '';
  response: ArrayBuffer | null = null;
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #answered = new Headers();
  #method = 'GET';
  #url = '';

  open(method: string, url: string) {
    [this.#method, this.#url] = [method, url];
  }
  setRequestHeader(name: string, value: string) {
    this.#headers.append(name, value);
  }
  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }
  abort() {
    this.#stop.abort();
    this.onabort?.();
  }
  send() {
    const { signal } = this.#stop;
    const request = new Request(this.#url, { method: this.#method, headers: this.#headers, signal });
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void globalThis.fetch(request).then(
      async (answer) => {
        if (signal.aborted) return;
        this.upload.onprogress?.({ loaded: 2, total: 2 });
        this.response = await answer.arrayBuffer();
        [this.status, this.statusText, this.#answered] = [answer.status, answer.statusText, answer.headers];
        this.onload?.();
      },
      () => !signal.aborted && this.onerror?.(),
    );
  }
}
