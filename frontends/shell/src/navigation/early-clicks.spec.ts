import { afterEach, describe, expect, it } from '@jest/globals';

import { holdEarlyClicks, releaseEarlyClicks } from './early-clicks';

let root: HTMLElement;
let pressed: string[];

function page(): void {
  root = document.createElement('div');
  root.innerHTML = '<button id="order"><span>سفارش</span></button><button id="menu"></button><p id="text"></p>';
  document.body.replaceChildren(root);
  pressed = [];
}
const press = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
/** From here on buttons answer. */
function comeAlive(): void {
  root.querySelectorAll('button').forEach((button) => button.addEventListener('click', () => pressed.push(button.id)));
}

afterEach(() => releaseEarlyClicks());

describe('a button that is pressed before the page is alive', () => {
  it('does what it does as soon as it can, once', () => {
    page();
    holdEarlyClicks(root);
    press('#order span');
    press('#order');
    comeAlive();
    expect(pressed).toEqual([]);
    releaseEarlyClicks();
    expect(pressed).toEqual(['order']);
  });

  it('keeps the order of presses, and forgets what is no longer on the page', () => {
    page();
    holdEarlyClicks(root);
    press('#menu');
    press('#order');
    press('#text');
    comeAlive();
    root.querySelector('#order')?.remove();
    releaseEarlyClicks();
    expect(pressed).toEqual(['menu']);
  });

  it('answers at once from then on', () => {
    page();
    holdEarlyClicks(root);
    comeAlive();
    releaseEarlyClicks();
    releaseEarlyClicks();
    press('#menu');
    expect(pressed).toEqual(['menu']);
  });
});
