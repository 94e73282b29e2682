import { describe, expect, it, jest } from '@jest/globals';
import { onHistoryStep } from './history-steps';

const step = () => window.dispatchEvent(new PopStateEvent('popstate'));

describe('Back and Forward', () => {
  it('are passed to the last registered listener first, and before listeners on the window', () => {
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

  it('reach no other listener after stopImmediatePropagation', () => {
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
