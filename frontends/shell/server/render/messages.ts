import type { Head, PageEntry, RemoteName, Snapshot } from '@afshoreh/contracts';

/** What a render worker is started with; it serves this one set of versions as long as it lives. */
export interface WorkerStart {
  /** Where the API is: `http://127.0.0.1:8081`. */
  apiOrigin: string;
  /** Where the shell's own server is: `http://127.0.0.1:8080`. */
  shellOrigin: string;
  /** What the worker proves itself to the API by; null: it counts as any visitor. */
  rendererSecret: string | null;
  /** The versions as the page tells the browser. */
  snapshot: Partial<Snapshot>;
  /** The page that a worker must render before it counts as one. */
  trial: string;
  /** The Node builds there are: file of the container. */
  entries: Partial<Record<RemoteName, string>>;
  /** The shared libraries: package → version. */
  provides: Record<string, string>;
}

/** A page without the document around it. */
export interface RenderedPage {
  /** What its remote says about it. Of a redirect this is all there is. */
  head: Head;
  /** For the root element. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The data it was made of, for the browser: JSON. Empty when some is missing: such a page cannot be taken over. */
  state: string;
  /** Whether all of its data was there: a page that says «cannot be shown now» is not to be kept. */
  complete: boolean;
}

/** What a worker is asked. */
export type Question = { type: 'render'; address: string } | { type: 'entries' };
export type ToWorker = { type: 'start'; start: WorkerStart } | (Question & { id: number });
export type FromWorker =
  | { type: 'ready' }
  | { type: 'answered'; id: number; answer: RenderedPage | PageEntry[] }
  | { type: 'failed'; id: number; reason: string };
