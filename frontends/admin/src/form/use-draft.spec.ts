import { useForm } from '@afshoreh/ui/form';
import { act, renderHook } from '@afshoreh/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import * as z from 'zod/mini';
import { draftOf } from './drafts';
import { useDraft } from './use-draft';

const schema = z.object({ name: z.string() });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function openForm() {
  const { result } = renderHook(() => {
    const defaultValues = { name: 'سیب' };
    const form = useForm({ schema, defaultValues, onSubmit: async () => {}, onFailure: () => null });
    // Reading `isDirty` subscribes to it, as every form does that asks before it is left.
    void form.form.formState.isDirty;
    return { ...form, draft: useDraft(form, 'a-form', true) };
  });
  const type = (name: string) => act(() => result.current.form.setValue('name', name, { shouldDirty: true }));
  return { result, type };
}
const aMoment = () => act(() => jest.advanceTimersByTime(1000));

it('is not stored again after a save, until something is typed', () => {
  const { result, type } = openForm();
  type('سیب سبز');
  act(() => result.current.draft.forget());
  aMoment();
  expect(draftOf('a-form')).toBeNull();

  type('سیب زرد');
  aMoment();
  expect(draftOf('a-form')).toMatchObject({ name: 'سیب زرد' });
});
