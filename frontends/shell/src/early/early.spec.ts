import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

import { announceAlive } from './alive';

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
  announceAlive();
  jest.useRealTimers();
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const started = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
/** From here on buttons answer. */
function comeAlive(): void {
  document.querySelectorAll('button').forEach((button) => {
    button.addEventListener('click', () => pressed.push(button.id));
  });
}

describe("the shell's code", () => {
  it('is not evaluated before the page was painted, and then in its order, once', () => {
    expect(started()).toEqual([]);
    expect(observed).toEqual({ type: 'paint', buffered: true });
    painted();
    painted();
    expect(started().map(({ src, async }) => [new URL(src).pathname, async])).toEqual([
      ['/cdn/shell/v1/first.js', false],
      ['/cdn/shell/v1/second.js', false],
    ]);
  });

  it('comes all the same where nothing is painted', () => {
    jest.advanceTimersByTime(1_000);
    expect(started()).toHaveLength(2);
  });
});

describe('a button that is pressed before the page is alive', () => {
  it('does what it does as soon as it can, once', () => {
    press('#order span');
    press('#order');
    comeAlive();
    expect(pressed).toEqual([]);
    announceAlive();
    expect(pressed).toEqual(['order']);
  });

  it('keeps the order of presses, and forgets what is no longer on the page', () => {
    press('#menu');
    press('#order');
    press('#text');
    comeAlive();
    document.querySelector('#order')?.remove();
    announceAlive();
    expect(pressed).toEqual(['menu']);
  });

  it('answers at once from then on', () => {
    comeAlive();
    announceAlive();
    announceAlive();
    press('#menu');
    expect(pressed).toEqual(['menu']);
  });

  it("does what the browser does by itself when the shell's code cannot be had", () => {
    comeAlive();
    press('#order');
    painted();
    started()[0]?.dispatchEvent(new Event('error'));
    press('#menu');
    expect(pressed).toEqual(['order', 'menu']);
  });
});
