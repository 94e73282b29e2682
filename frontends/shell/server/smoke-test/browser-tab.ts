import { setTimeout as sleep } from 'node:timers/promises';

import { livePage } from '@afshoreh/contracts';
import type { DOMWindow, JSDOM } from 'jsdom';

import { responseBodyOf, storageOf, type Visitor } from './visitors';

/** The origin that the site has in this tab. */
const ORIGIN = 'https://release.invalid';
const TICK_MS = 5;
/** A page has settled when nothing happens for this many ticks. Code that takes longer than that (1 s) counts as missing. */
const SETTLED = 5;
const NEVER = 200;
/** A page that never settles is left after this many ticks. */
const MOST_TICKS = 400;
/** React may delay suspended content by up to 300 ms: timers up to this length run at once. */
const SHORT_MS = 300;

const nothing = () => undefined;
const noMatch = () => ({ matches: false, media: '', addEventListener: nothing, removeEventListener: nothing });
class Nothing {
  observe() {}
  unobserve() {}
  disconnect() {}
}
/** Browser features that our pages use and jsdom does not have. */
const MISSING = {
  TextEncoder,
  TextDecoder,
  ReadableStream,
  TransformStream,
  structuredClone,
  BroadcastChannel: undefined,
  // These are Node's own, because Node's `Request` does not accept the `AbortSignal` of jsdom.
  Headers,
  Request,
  Response,
  AbortController,
  AbortSignal,
  matchMedia: noMatch,
  CSS: { supports: () => false },
  ResizeObserver: Nothing,
  IntersectionObserver: Nothing,
  scrollTo: nothing,
};
const MISSING_OF_ELEMENTS = {
  scrollIntoView: nothing,
  hasPointerCapture: () => false,
  setPointerCapture: nothing,
  releasePointerCapture: nothing,
};
/** The pages' content security policy forbids creating code from text. So this makes `eval` and all function constructors throw. */
const WITHOUT_EVAL = `for (const make of [() => {}, async () => {}, function* () {}, async function* () {}]) {
  const refuse = function () { throw new EvalError('Code generation from strings disallowed for this context'); };
  refuse.prototype = make.constructor.prototype;
  make.constructor.prototype.constructor = refuse;
  if (make.constructor.name === 'Function') globalThis.Function = refuse;
}
globalThis.Function = (() => {}).constructor;
globalThis.eval = globalThis.Function;`;

/** The used part of jsdom. */
export type Jsdom = Pick<typeof import('jsdom'), 'JSDOM' | 'VirtualConsole' | 'ResourceLoader'>;

interface Options {
  /** The document that the server sends for every page. */
  html: string;
  /** The scripts of shell and release: address → text. No other address can be fetched. */
  files: Readonly<Record<string, string>>;
  visitor: Visitor;
  /** The address that is opened first. */
  address: string;
}

/** A browser tab without drawing and network, in which the shell shows the pages of a release. */
export class BrowserTab {
  /** Errors since the last visit began, including those that an error boundary caught. */
  errors: unknown[] = [];
  private readonly dom: JSDOM;
  /** Counts events, to detect that a page has settled. */
  private events = 0;
  private loading = 0;
  /** The pending short timers; React's scheduler uses some of them. */
  private readonly timers = new Set<number>();

  constructor(
    { JSDOM, VirtualConsole, ResourceLoader }: Jsdom,
    private readonly options: Options,
  ) {
    const { html, address } = options;
    const resources = new ResourceLoader();
    resources.fetch = (url) => Object.assign(this.fetchScript(url), { abort: nothing });
    const virtualConsole = new VirtualConsole();
    virtualConsole.on('jsdomError', (error: Error & { type?: string; detail?: unknown }) => {
      if (error.type === 'unhandled exception') this.errors.push(error.detail);
    });
    // React reports errors that a boundary caught with `console.error`.
    virtualConsole.on('error', (...args: unknown[]) => {
      this.errors.push(...args.filter((each) => typeof (each as Error | undefined)?.stack === 'string'));
    });
    this.dom = new JSDOM(html, {
      url: ORIGIN + address,
      runScripts: 'dangerously',
      pretendToBeVisual: true,
      resources,
      virtualConsole,
      beforeParse: (window) => this.prepare(window),
    });
  }

  /**
   * Opens a page as a link does, and waits until its code is loaded and it has settled. @throws the reason when its code does
   * not load
   */
  async visit(address: string): Promise<void> {
    const { window } = this.dom;
    if (address === this.options.address) {
      await this.settle(SETTLED);
    } else {
      this.errors = [];
      window.history.pushState(null, '', address);
      window.dispatchEvent(new window.PopStateEvent('popstate'));
    }
    await this.loadCode(address);
    await this.settle(SETTLED);
  }

  close(): void {
    this.dom.window.close();
  }

  private async loadCode(address: string): Promise<void> {
    let isHere = false;
    const code = this.inWindow(() => livePage(address)).finally(() => (isHere = true));
    const never = this.settle(NEVER, () => isHere).then(() => {
      throw new Error('it waits for something that never comes');
    });
    never.catch(nothing);
    await Promise.race([code, never]);
  }

  /** Runs our own code that accesses the page. */
  private inWindow<T>(work: () => T): T {
    const { window } = this.dom;
    Object.assign(globalThis, { window, CustomEvent: window.CustomEvent });
    return work();
  }

  private async settle(ticks: number, isOver = () => false): Promise<void> {
    let quiet = 0;
    let seen = -1;
    for (let tick = 0; tick < MOST_TICKS && quiet < ticks && !isOver(); tick += 1) {
      await sleep(TICK_MS);
      const isBusy = this.loading > 0 || this.timers.size > 0 || this.events !== seen;
      quiet = isBusy ? 0 : quiet + 1;
      seen = this.events;
    }
  }

  private fetchScript(url: string): Promise<Buffer> {
    this.loading += 1;
    this.events += 1;
    // The script runs after it has loaded, but not in the same task.
    setTimeout(() => (this.loading -= 1));
    const { pathname } = new URL(url);
    const text = this.options.files[pathname];
    if (text !== undefined) return Promise.resolve(Buffer.from(text));
    const error = new Error(`there is no ${pathname.slice(pathname.lastIndexOf('/') + 1)}`);
    this.errors.push(error);
    return Promise.reject(error);
  }

  private prepare(window: DOMWindow): void {
    Object.assign(window, MISSING, { fetch: (request: Request | string) => this.respond(request) });
    Object.assign(window.Element.prototype, MISSING_OF_ELEMENTS);
    window.HTMLCanvasElement.prototype.getContext = () => null;
    const stored = Object.entries(storageOf(this.options.visitor));
    for (const [key, value] of stored) window.localStorage.setItem(key, JSON.stringify(value));
    this.speedUpTimers(window);
    window.eval(WITHOUT_EVAL);
    const changes = new window.MutationObserver(() => (this.events += 1));
    changes.observe(window.document, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  private speedUpTimers(window: DOMWindow): void {
    const { setTimeout: later, clearTimeout: cancel } = window;
    window.setTimeout = ((work: () => void, ms = 0) => {
      if (ms > SHORT_MS) return later(work, ms);
      const timer = later(() => {
        this.timers.delete(timer);
        work();
      }, 0);
      this.timers.add(timer);
      return timer;
    }) as typeof later;
    window.clearTimeout = (timer) => {
      this.timers.delete(timer as number);
      cancel(timer);
    };
  }

  /** The response of an API call. Most never arrive, so that pages show their loading state. */
  private respond(request: Request | string): Promise<Response> {
    this.events += 1;
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, ORIGIN);
    const respond = responseBodyOf(pathname);
    return respond === undefined ? new Promise(nothing) : Promise.resolve(Response.json(respond));
  }
}
