import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leaveEntry, onPageEntry, openOverlay, showEntry } from './overlay-history';

const entry = () => window.history.state as { key: string; overlays?: number };
const overlaysHere = () => entry().overlays ?? 0;
const wait = (ms = 0) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(isSo: () => boolean): Promise<void> {
  for (let at = 0; at < 1000 && !isSo(); at += 1) await wait(5);
  expect(isSo()).toBe(true);
}
const settled = async (count: number) => {
  await until(() => overlaysHere() === count);
  await wait(5);
};

/** An overlay that Back closes, unless it is busy. */
function open({ busy = (): boolean => false } = {}) {
  const overlay = { isOpen: true, end: () => undefined as void };
  const end = openOverlay(() => !busy() && overlay.end());
  overlay.end = () => {
    if (overlay.isOpen) end();
    overlay.isOpen = false;
  };
  return overlay;
}

const heard = jest.fn<(key: string) => void>();
const router = ({ state }: PopStateEvent) => heard((state as { key: string }).key);
let visits = 0;

/** Simulates a navigation of the router to another page. */
function visit(): string {
  const key = `page ${(visits += 1)}`;
  window.history.pushState({ key }, '', `/${visits}`);
  showEntry(key);
  return key;
}

beforeEach(() => {
  visit();
  window.addEventListener('popstate', router);
});
afterEach(() => {
  window.removeEventListener('popstate', router);
  heard.mockReset();
});

describe('Back over open overlays', () => {
  it('closes the topmost overlay at each step, without telling the router', async () => {
    const dialog = open();
    const question = open();
    await settled(2);
    window.history.back();
    await until(() => !question.isOpen);
    expect(dialog.isOpen).toBe(true);
    window.history.back();
    await until(() => !dialog.isOpen);
    await settled(0);
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves the page when no overlay is open', async () => {
    const before = entry().key;
    visit();
    open().end();
    const dialog = open();
    await settled(1);
    dialog.end();
    await settled(0);
    window.history.back();
    await until(() => heard.mock.calls.length > 0);
    expect(heard.mock.calls).toEqual([[before]]);
  });

  it('keeps a busy overlay open, with its history entry', async () => {
    let isBusy = true;
    let asked = 0;
    const dialog = open({ busy: () => (asked += 1) > 0 && isBusy });
    await settled(1);
    for (let time = 1; time <= 2; time += 1) {
      window.history.back();
      await until(() => asked === time);
      await settled(1);
      expect(dialog.isOpen).toBe(true);
    }
    isBusy = false;
    window.history.back();
    await until(() => !dialog.isOpen);
  });
});

describe('the entry of an overlay', () => {
  it('is reused by an overlay that replaces it', async () => {
    const form = open();
    await settled(1);
    const { length } = window.history;
    form.end();
    const answer = open();
    await wait(20);
    expect([window.history.length, overlaysHere()]).toEqual([length, 1]);
    answer.end();
    await settled(0);
  });

  it('is skipped on the way back from a page that a link in the overlay opened', async () => {
    const below = entry().key;
    const dialog = open();
    await settled(1);
    visit();
    dialog.end();
    await wait(20);
    window.history.back();
    await until(() => heard.mock.calls.length > 0);
    expect(heard.mock.calls).toEqual([[below]]);
    expect(overlaysHere()).toBe(0);
    showEntry(below);
  });

  it('is skipped by a step forward', async () => {
    const dialog = open();
    await settled(1);
    window.history.back();
    await until(() => !dialog.isOpen);
    window.history.forward();
    await wait(20);
    await settled(0);
  });
});

describe('an action on the page below an overlay', () => {
  it('runs on the history entry of the page, and the overlay leaves no entry behind', async () => {
    const { key } = entry();
    const menu = open();
    await settled(1);
    onPageEntry(() => {
      window.history.replaceState({ key: `${key} sorted` }, '');
      showEntry(`${key} sorted`);
    });
    menu.end();
    await until(() => entry().key === `${key} sorted`);
    await settled(0);
    expect(heard).not.toHaveBeenCalled();
  });

  it('runs on the history entry of the page, and an overlay that stays open gets a new entry', async () => {
    const filters = open();
    await settled(1);
    onPageEntry(() => {
      window.history.replaceState({ key: 'filtered' }, '', '?status=new');
      showEntry('filtered');
    });
    await until(() => window.location.search === '?status=new');
    await settled(1);
    expect(filters.isOpen).toBe(true);
    window.history.back();
    await until(() => !filters.isOpen);
    await settled(0);
    expect(window.location.search).toBe('?status=new');
  });

  it('keeps an overlay open that a closing form opens, and tells the router about the new address', async () => {
    const { key: list } = entry();
    visit();
    const link = open();
    leaveEntry();
    await until(() => heard.mock.calls.length > 0);
    expect(heard).toHaveBeenCalledWith(list);
    showEntry(list);
    await settled(1);
    expect(link.isOpen).toBe(true);
    link.end();
    await settled(0);
  });

  it('waits for a step that is in progress', async () => {
    const dialog = open();
    await settled(1);
    dialog.end();
    await wait();
    const seen: number[] = [];
    onPageEntry(() => seen.push(overlaysHere()));
    await until(() => seen.length > 0);
    expect(seen).toEqual([0]);
  });

  it('runs at once where no overlay is open', () => {
    const action = jest.fn();
    onPageEntry(action);
    expect(action).toHaveBeenCalledTimes(1);
  });
});

// This suite must be last, because the module that it loads again keeps its listener.
describe('the history entry of a dialog that was open during a reload', () => {
  it('is removed', async () => {
    open();
    await settled(1);
    // After a reload the history entry exists, but no overlay is open.
    await jest.isolateModulesAsync(async () => {
      await import('./overlay-history');
      await settled(0);
    });
  });
});
