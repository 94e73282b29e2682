import { describe, expect, it } from '@jest/globals';
import { moved } from './move-category';

const category = (id: number, position: number) => ({
  id,
  position,
  slug: `c${id}`,
  name: `دسته ${id}`,
  group: 'other' as const,
  version: 1,
});
const places = (changes: ReturnType<typeof moved>) => changes.map(({ id, position }) => [id, position]);

describe('moving a category', () => {
  const three = [category(1, 1), category(2, 2), category(3, 3)];

  it('changes places with its neighbour and leaves the others', () => {
    expect(places(moved(three, 2, 1))).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });

  it('does nothing beyond either end', () => {
    expect(moved(three, 0, -1)).toEqual([]);
    expect(moved(three, 2, 3)).toEqual([]);
  });

  it('mends positions that are equal', () => {
    expect(places(moved([category(1, 0), category(2, 0)], 1, 0))).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
