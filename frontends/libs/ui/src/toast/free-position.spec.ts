import { afterEach, describe, expect, it } from '@jest/globals';
import { freePlace } from './free-position';

/** Of three lines and a button: 152 pixels high. */
const TOAST = {
  title: 'وضعیت سفارش به‌روز شد',
  description: 'سفارش ۶ اکنون «در حال پردازش» است.',
  action: { label: 'بازگردانی', onClick: () => undefined },
};
const realMatchMedia = window.matchMedia;

/** A screen of 1280 × 720 with buttons in these places: left, top, width, height. */
function screenWith(buttons: [number, number, number, number][], isWide = true): void {
  window.matchMedia = (() => ({ matches: isWide })) as unknown as typeof window.matchMedia;
  Object.assign(window, isWide ? { innerWidth: 1280, innerHeight: 720 } : { innerWidth: 360, innerHeight: 740 });
  for (const place of buttons) {
    const button = document.createElement('button');
    button.getBoundingClientRect = () => new DOMRect(...place);
    document.body.append(button);
  }
}

/** Makes the button at this place one of the actions of a row. */
function ofRow(index: number): void {
  const button = document.querySelectorAll('button')[index] as HTMLElement;
  const cell = document.createElement('div');
  cell.dataset.role = 'actions';
  button.replaceWith(cell);
  cell.append(button);
}

afterEach(() => {
  document.body.replaceChildren();
  window.matchMedia = realMatchMedia;
});

const SUMMARY: [number, number, number, number] = [60, 600, 300, 48];

describe('a toast arrives', () => {
  it('in the lower corner where reading ends', () => {
    screenWith([[60, 100, 300, 48]]);
    expect(freePlace(TOAST)).toEqual({ position: 'bottom-left' });
  });

  it('in the other corner when the first one has a control, and between them when both have', () => {
    screenWith([SUMMARY]);
    expect(freePlace(TOAST)).toEqual({ position: 'bottom-right' });
    screenWith([[1000, 620, 120, 44]]);
    expect(freePlace(TOAST)).toEqual({ position: 'bottom-center' });
  });

  it('where it covers least when every place has a control', () => {
    screenWith([SUMMARY, [1000, 620, 120, 44], [500, 620, 250, 44]]);
    expect(freePlace(TOAST)).toEqual({ position: 'bottom-right' });
  });

  it('over any control rather than over the actions of a row', () => {
    screenWith([
      [60, 600, 100, 40],
      [500, 560, 250, 60],
      [900, 560, 350, 140],
    ]);
    ofRow(0);
    ofRow(1);
    expect(freePlace(TOAST)).toEqual({ position: 'bottom-right' });
  });

  it('at the top when a row has actions in every place below', () => {
    screenWith([SUMMARY, [1000, 620, 120, 44], [500, 620, 250, 44]]);
    for (const index of [0, 1, 2]) ofRow(index);
    expect(freePlace(TOAST)).toEqual({ position: 'top-left' });
  });

  it('between the actions of two cards of a phone', () => {
    screenWith(
      [
        [30, 100, 80, 44],
        [30, 330, 80, 44],
      ],
      false,
    );
    ofRow(0);
    ofRow(1);
    expect(freePlace(TOAST)).toEqual({ position: 'top-center', top: 148 });
  });

  it('below the header of a phone, whose lower edge has the order bar', () => {
    screenWith([], false);
    expect(freePlace(TOAST)).toEqual({ position: 'top-center', top: 76 });
  });
});
