import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { announceHydrated } from './announce-hydrated';

let painted: () => void;
let observed: unknown;
let pressed: string[];

beforeEach(() => {
  jest.useFakeTimers();
  pressed = [];
  document.body.innerHTML = `
    <div id="root"><button id="order"><span>سفارش</span></button><button id="menu"></button><p id="text"></p></div>`;
  document.head.innerHTML = '<script data-then="/cdn/shell/v1/first.js /cdn/shell/v1/second.js"></script>';
  const tag = document.head.querySelector('script');
  Object.defineProperty(document, 'currentScript', { value: tag, configurable: true });
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      painted = callback;
    }
    observe(options: unknown) {
      observed = options;
    }
  } as unknown as typeof PerformanceObserver;
  jest.isolateModules(() => jest.requireActual('./early'));
});

afterEach(() => {
  announceHydrated();
  jest.useRealTimers();
});

describe('the room for verdicts', () => {
  it('is there before the first paint when the browser keeps limits, and not otherwise', () => {
    expect(document.documentElement.dataset).not.toHaveProperty('specification');
    localStorage.setItem('afshoreh.specification', '{}');
    jest.isolateModules(() => jest.requireActual('./early'));
    expect(document.documentElement.dataset).toHaveProperty('specification');
    localStorage.clear();
    delete document.documentElement.dataset['specification'];
  });
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const started = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
/** Simulates the end of hydration. */
function comeAlive(): void {
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => pressed.push(button.id));
  });
}

describe("the shell's code", () => {
  it('is loaded after the first paint, in order and once', () => {
    expect(started()).toEqual([]);
    expect(observed).toEqual({ type: 'paint', buffered: true });
    painted();
    painted();
    expect(started().map(({ src, async }) => [new URL(src).pathname, async])).toEqual([
      ['/cdn/shell/v1/first.js', false],
      ['/cdn/shell/v1/second.js', false],
    ]);
  });

  it('is loaded also where nothing is painted', () => {
    jest.advanceTimersByTime(1_000);
    expect(started()).toHaveLength(2);
  });
});

describe('a button that is pressed before hydration', () => {
  it('is pressed again once, after hydration', () => {
    press('#order span');
    press('#order');
    comeAlive();
    expect(pressed).toEqual([]);
    announceHydrated();
    expect(pressed).toEqual(['order']);
  });

  it('keeps the order of presses, and ignores removed buttons', () => {
    press('#menu');
    press('#order');
    press('#text');
    comeAlive();
    document.querySelector('#order')?.remove();
    announceHydrated();
    expect(pressed).toEqual(['menu']);
  });

  it('works at once after hydration', () => {
    comeAlive();
    announceHydrated();
    announceHydrated();
    press('#menu');
    expect(pressed).toEqual(['menu']);
  });

  it('does what the browser does by itself when the shell cannot be loaded', () => {
    comeAlive();
    press('#order');
    painted();
    started()[0]?.dispatchEvent(new Event('error'));
    press('#menu');
    expect(pressed).toEqual(['order', 'menu']);
  });
});
