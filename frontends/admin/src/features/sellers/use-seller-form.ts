import type { Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { wasStopped, writeFailureOf } from '../../form/failed-write';
import { useConflict } from '../../form/use-conflict';
import { useDraft } from '../../form/use-draft';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import { useSaveSeller } from './change-sellers';
import { copy } from './copy';
import { readSeller, type Seller } from './get-sellers';
import { sellerSchema, sellerValues, tabOf, type SellerTab } from './seller-form';

interface SellerFormOptions {
  id: number | 'new';
  /** Undefined while it is on the way, and for a seller that is added. */
  seller: Seller | undefined;
  isReady: boolean;
  onSaved: () => void;
}

/** The seller form over its four tabs: what is typed, which tab is open, and the sending of it. */
export function useSellerForm({ id, seller, isReady, onSaved }: SellerFormOptions) {
  const [tab, setTab] = useState<SellerTab>('basic');
  const save = useSaveSeller();
  const stopSignal = useAbortOnUnmount();
  const { form, ...state } = useForm({
    schema: sellerSchema,
    defaultValues: sellerValues(),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, edited: seller, signal: stopSignal() });
      draft.forget();
      onSaved();
    },
    onFailure: (error): Failure | null =>
      conflict.take(error) || wasStopped(error)
        ? null
        : { title: seller ? copy.updateFailed : copy.addFailed, text: writeFailureOf(error) },
    // On a closed tab it could not take the focus.
    onInvalid: (field) => flushSync(() => setTab(tabOf(field))),
  });
  const conflict = useConflict({
    form,
    read: () => readSeller(id === 'new' ? 0 : id),
    valuesOf: sellerValues,
  });
  const { reset } = form;
  useEffect(() => {
    if (isReady) reset(sellerValues(seller), { keepDirtyValues: true });
  }, [seller, isReady, reset]);
  const draft = useDraft({ form }, `seller.${id}`, isReady);
  const discardDraft = () => {
    draft.forget();
    reset(sellerValues(seller));
  };

  return {
    ...state,
    control: form.control,
    isDirty: form.formState.isDirty,
    tab,
    setTab,
    conflict,
    draft,
    discardDraft,
  };
}

export type SellerForm = ReturnType<typeof useSellerForm>;
