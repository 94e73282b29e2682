/* global document, getComputedStyle -- the environment's */
import { AsyncLocalStorage } from 'node:async_hooks';

import { afterEach, describe, expect, it } from '@jest/globals';

import { endStorages } from './ended-storages.mjs';

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('the style of an element', () => {
  /** Selectors whose last part rules elements out, selectors that do not, and misleading ones. */
  const selectors = [
    'p | P | html | svg | my-element | .card | p.card | .card.open | .list.card | .a-b_c | .card, .row | .row, h2',
    '.list .card | .list > .card | h1 + .card | h1 ~ p | section p, .row | .card :hover | .card:first-child',
    '* | :root | #named | .row#named | p:not(.card) | .card:is(p) | [data-state="open"] | .card[data-state]',
    '[title="a .row"] p | .md\\:card | .ردیف | .rowها',
  ].flatMap((line) => line.split(' | '));

  it('follows every rule whose selector matches, and no other', () => {
    document.body.innerHTML = `
      <section class="list" title="a .row"><h1>۱</h1><p class="card open" data-state="open">۲</p><p class="row">۳</p></section>
      <div class="row" id="named"><h2 class="md:card">۴</h2><my-element class="a-b_c card"></my-element></div>
      <svg class="card"><path class="open"></path></svg><p class="ردیف cards rowها">۵</p>`;
    const style = document.createElement('style');
    style.textContent = selectors.map((selector, rule) => `${selector} { --rule-${rule}: set }`).join('\n');
    document.head.append(style);

    const elements = [...document.querySelectorAll('html, body, body *')];
    const styled = elements.map((element) => {
      const computed = getComputedStyle(element);
      return selectors.filter((_selector, rule) => computed.getPropertyValue(`--rule-${rule}`) === 'set');
    });
    expect(styled).toEqual(elements.map((element) => selectors.filter((selector) => element.matches(selector))));
    expect(styled.flat().length).toBeGreaterThan(selectors.length);
  });
});

describe('a storage that a spec file used', () => {
  it('is closed at the end of the file, and opened again by the next use', () => {
    const storage = new AsyncLocalStorage();
    storage.run('of the file', () => undefined);
    storage.enterWith('left behind');
    endStorages();
    expect(storage.getStore()).toBeUndefined();
    expect(storage.run('anew', () => storage.getStore())).toBe('anew');
  });
});
