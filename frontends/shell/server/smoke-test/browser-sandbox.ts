import { createContext, runInContext, Script } from 'node:vm';

/** Where the files of the release seem to lie; nothing can be fetched from there. */
const BASE = 'https://release.invalid/';

type Listener = (event: object) => void;

class Element {
  readonly tagName: string;
  readonly style: Record<string, string> = {};
  readonly dataset: Record<string, string> = {};
  src = '';
  onload: Listener | null = null;
  onerror: Listener | null = null;
  private readonly attributes = new Map<string, string>();

  constructor(name: string) {
    this.tagName = name.toUpperCase();
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }
  addEventListener(): void {}
  removeEventListener(): void {}
  appendChild(child: Element): Element {
    return child;
  }
  remove(): void {}
}

class Storage {
  private readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const nothing = () => {};
const noNetwork = () => Promise.reject(new TypeError('there is no network while a release is checked'));

/**
 * A window and a document with as much as the code of a release needs to load: its scripts come from `files` (path → text), and
 * nothing is drawn. What it needs of a browser beyond that belongs into an effect or a handler, which no server calls either.
 */
export class BrowserSandbox {
  /** What scripts have thrown; a browser would only say that they are there and did not register. */
  readonly errors: unknown[] = [];
  private readonly window: Record<string, unknown>;

  constructor(
    private readonly files: Readonly<Record<string, string>>,
    globals: Readonly<Record<string, unknown>>,
  ) {
    this.window = createContext({ ...this.browser(), ...globals }, { codeGeneration: { strings: false, wasm: false } });
    runInContext('globalThis.window = globalThis.self = globalThis', this.window);
  }

  /** Runs a script of the release as a script element does; answers what it left in the window under `name`. */
  run(file: string, name: string): unknown {
    this.execute(file);
    return this.window[name];
  }

  private execute(file: string): void {
    const source = this.files[file];
    if (source === undefined) throw new Error(`there is no ${file}`);
    const { document } = this.window as { document: { currentScript: Element | null } };
    document.currentScript = Object.assign(new Element('script'), { src: BASE + file });
    try {
      new Script(source, { filename: file }).runInContext(this.window);
    } finally {
      document.currentScript = null;
    }
  }

  /** A script element that was put into the document. */
  private load(script: Element): void {
    const file = script.src.startsWith(BASE) ? script.src.slice(BASE.length) : script.src;
    setTimeout(() => {
      try {
        this.execute(file);
        script.onload?.({ type: 'load', target: script });
      } catch (error) {
        this.errors.push(error);
        script.onerror?.({ type: 'error', target: script });
      }
    }, 0);
  }

  private browser(): Record<string, unknown> {
    const head = new Element('head');
    head.appendChild = (child) => {
      if (child.tagName === 'SCRIPT') this.load(child);
      return child;
    };
    const document = {
      ...{ currentScript: null, baseURI: BASE, readyState: 'complete', visibilityState: 'visible', cookie: '' },
      ...{ head, body: new Element('body'), documentElement: new Element('html') },
      createElement: (name: string) => new Element(name),
      getElementsByTagName: () => [],
      querySelector: () => null,
      querySelectorAll: () => [],
      getElementById: () => null,
      addEventListener: nothing,
      removeEventListener: nothing,
    };
    return {
      document,
      location: new URL(BASE),
      navigator: { userAgent: '', language: 'fa-IR', languages: ['fa-IR'], onLine: true },
      localStorage: new Storage(),
      sessionStorage: new Storage(),
      matchMedia: () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }),
      addEventListener: nothing,
      removeEventListener: nothing,
      requestAnimationFrame: nothing,
      cancelAnimationFrame: nothing,
      fetch: noNetwork,
      console: { log: nothing, info: nothing, debug: nothing, warn: nothing, error: nothing },
      ...{ setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, performance, structuredClone },
      ...{ URL, URLSearchParams, TextEncoder, TextDecoder, AbortController, AbortSignal, Event, EventTarget },
      ...{ Headers, Request, Response, FormData, Blob, crypto },
    };
  }
}
