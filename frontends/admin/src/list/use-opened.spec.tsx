import { renderHook } from '@afshoreh/testing';
import { describe, expect, it } from '@jest/globals';
import { useOpenedRecord } from './use-opened';

interface Row {
  id: number;
  name: string;
}
const apple = { id: 1, name: 'سیب' };
const grape = { id: 2, name: 'انگور' };

const open = (value: string | null, items: Row[] | undefined) =>
  renderHook(({ value, items }) => useOpenedRecord({ value }, items), { initialProps: { value, items } });

describe('the record whose id is in the address', () => {
  it('is found when the list has come, and is the newest of the list', () => {
    const { result, rerender } = open('2', undefined);
    expect(result.current).toBeUndefined();
    rerender({ value: '2', items: [apple, grape] });
    expect(result.current).toBe(grape);
    const newer = { id: 2, name: 'انگور قرمز' };
    rerender({ value: '2', items: [apple, newer] });
    expect(result.current).toBe(newer);
  });

  it('stays while it is open, also when a newer list no longer has it', () => {
    const { result, rerender } = open('2', [apple, grape]);
    rerender({ value: '2', items: [apple] });
    expect(result.current).toBe(grape);
  });

  it('is not shown at the address of another record, nor when nothing is open', () => {
    const { result, rerender } = open('2', [apple, grape]);
    rerender({ value: '3', items: [apple] });
    expect(result.current).toBeUndefined();
    rerender({ value: null as unknown as string, items: [apple] });
    expect(result.current).toBeUndefined();
  });
});
