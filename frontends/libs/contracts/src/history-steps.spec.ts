import { describe, expect, it, jest } from '@jest/globals';
import { onHistoryStep } from './history-steps';

const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

describe('Back and Forward', () => {
  it('are heard first by who asked for it last, and before whoever listens on the window', () => {
    const heard: string[] = [];
    const onWindow = () => heard.push('the router');
    window.addEventListener('popstate', onWindow);
    const ends = ['first', 'second'].map((name) => onHistoryStep(() => heard.push(name)));
    step();
    ends.forEach((end) => end());
    step();
    window.removeEventListener('popstate', onWindow);
    expect(heard).toEqual(['second', 'first', 'the router', 'the router']);
  });

  it('reach nobody else when one holds them back', () => {
    const router = jest.fn();
    const second = jest.fn();
    window.addEventListener('popstate', router);
    const ends = [onHistoryStep(second), onHistoryStep((event) => event.stopImmediatePropagation())];
    step();
    ends.forEach((end) => end());
    window.removeEventListener('popstate', router);
    expect([second, router].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
