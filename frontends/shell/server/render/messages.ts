import type { Head, PageEntry, RemoteName, Snapshot } from '@afshoreh/contracts';

/** The start message of a render worker; the worker serves only this set of versions. */
export interface WorkerStart {
  /** The origin of the API: `http://127.0.0.1:8081`. */
  apiOrigin: string;
  /** The origin of the shell's server: `http://127.0.0.1:8080`. */
  shellOrigin: string;
  /** The secret that identifies the worker to the API; with null the API treats it as any visitor. */
  rendererSecret: string | null;
  /** The versions, as the page gives them to the browser. */
  snapshot: Snapshot;
  /** A test page that the worker must render before it counts as ready. */
  trial: string;
  /** The remotes' Node builds: remote → file of the container. */
  entries: Readonly<Record<RemoteName, string>>;
  /** The shared libraries: package → version. */
  provides: Record<string, string>;
}

/** A page without its document. */
export interface RenderedPage {
  /** The head that the remote gives for the page. A redirect has nothing else. */
  head: Head;
  /** The content of the root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The page's data for the browser, as JSON. Empty when data is missing: the browser cannot hydrate such a page. */
  state: string;
  /** Whether all data was available; a page with an error message must not be cached. */
  complete: boolean;
}

/** A request to a worker. */
export type WorkerRequest = { type: 'render'; address: string } | { type: 'entries' };
export type ToWorker = { type: 'start'; start: WorkerStart } | (WorkerRequest & { id: number });
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answered'; id: number; answer: RenderedPage | PageEntry[] }
  | { type: 'failed'; id: number; reason: string };
