import type { Head, RemoteName, Snapshot } from '@afshoreh/contracts';

/** What a render worker is started with; it serves this one set of versions as long as it lives. */
export interface WorkerStart {
  /** Where the API is: `http://127.0.0.1:8081`. */
  apiOrigin: string;
  /** What the worker proves itself to the API by; null: it counts as any visitor. */
  rendererSecret: string | null;
  /** The versions as the page tells the browser. */
  snapshot: Partial<Snapshot>;
  /** The Node builds there are: file of the container. */
  entries: Partial<Record<RemoteName, string>>;
  /** The shared libraries: package → version. */
  provides: Record<string, string>;
}

/** A page without the document around it. */
export interface RenderedPage {
  /** What its remote says about it. Of a redirect this is all there is. */
  head: Head;
  /** The path pattern of its route, as `/product/:id`. */
  route: string;
  /** For the root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The data it was made of, for the browser: JSON. Empty when some is missing: such a page cannot be taken over. */
  state: string;
  /** Whether all of its data was there: a page that says «cannot be shown now» is not to be kept. */
  complete: boolean;
}

export type ToWorker = { type: 'start'; start: WorkerStart } | { type: 'render'; id: number; address: string };
export type FromWorker =
  | { type: 'ready' }
  | { type: 'rendered'; id: number; page: RenderedPage }
  | { type: 'failed'; id: number; reason: string };
