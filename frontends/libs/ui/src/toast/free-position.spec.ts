import { afterEach, describe, expect, it } from '@jest/globals';
import { freePosition } from './free-position';

const realMatchMedia = window.matchMedia;

/** A screen of 1280 × 720 with buttons in these places: left, top, width, height. */
function screenWith(buttons: [number, number, number, number][], isWide = true): void {
  window.matchMedia = (() => ({ matches: isWide })) as unknown as typeof window.matchMedia;
  Object.assign(window, { innerWidth: 1280, innerHeight: 720 });
  for (const place of buttons) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(...place);
    document.body.append(button);
  }
}

afterEach(() => {
  document.body.replaceChildren();
  window.matchMedia = realMatchMedia;
});

const SUMMARY: [number, number, number, number] = [60, 600, 300, 48];

describe('a toast arrives', () => {
  it('in the lower corner where reading ends', () => {
    screenWith([[60, 100, 300, 48]]);
    expect(freePosition()).toBe('bottom-left');
  });

  it('in the other corner when the first one has a control, and between them when both have', () => {
    screenWith([SUMMARY]);
    expect(freePosition()).toBe('bottom-right');
    screenWith([[1000, 620, 120, 44]]);
    expect(freePosition()).toBe('bottom-center');
  });

  it('where it covers least when every place has a control', () => {
    screenWith([SUMMARY, [1000, 620, 120, 44], [500, 620, 250, 44]]);
    expect(freePosition()).toBe('bottom-right');
  });

  it('below the header of a phone, whose lower edge has the order bar', () => {
    screenWith([], false);
    expect(freePosition()).toBe('top-center');
  });
});
