import type { Failure } from '@afshoreh/ui';
import { useForm } from '@afshoreh/ui/form';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { writeFailureOf, wasStopped } from '../../form/failed-write';
import { useConflict } from '../../form/use-conflict';
import { useDraft } from '../../form/use-draft';
import { useAbortOnUnmount } from '../../form/use-abort-on-unmount';
import type { Category } from '../../get-categories';
import { copy } from './copy';
import { readProduct, type AdminProductDetails } from './get-product';
import { productSchema, productValues } from './product-form';
import { useSaveProduct } from './save-product';
import { TECHNICAL_FIELDS } from './technical-fields';

export type ProductTab = 'basic' | 'technical' | 'documents';

function tabOf(field: string): ProductTab {
  if (field.startsWith('documents')) return 'documents';
  return TECHNICAL_FIELDS.some((technical) => technical === field) ? 'technical' : 'basic';
}

/** Another product like it, under a name that is not taken for the same. */
const copyOf = (product: AdminProductDetails) => ({ ...product, name: copy.form.copyName(product.name) });

interface ProductFormOptions {
  /** Under which its draft is kept. */
  name: string;
  /** Undefined while it is on the way, and for a product that is added. */
  product: AdminProductDetails | undefined;
  /** What a product that is added begins with, where it is a copy of another. */
  template: AdminProductDetails | undefined;
  categories: Category[] | undefined;
  /** What it starts from is there. */
  isReady: boolean;
  onSaved: () => void;
}

/** The product form over its two tabs: what is typed, which tab is open, and the sending of it. */
export function useProductForm({ name, product, template, categories, isReady, onSaved }: ProductFormOptions) {
  const [tab, setTab] = useState<ProductTab>('basic');
  const save = useSaveProduct(product?.id);
  const stopSignal = useAbortOnUnmount();
  const { form, ...state } = useForm({
    schema: productSchema,
    defaultValues: productValues(),
    onSubmit: async (values) => {
      await save.mutateAsync({ values, signal: stopSignal() });
      draft.forget();
      onSaved();
    },
    onFailure: (error): Failure | null =>
      conflict.take(error) || wasStopped(error)
        ? null
        : { title: product ? copy.updateFailed : copy.addFailed, text: writeFailureOf(error) },
    // On the closed tab it could not take the focus.
    onInvalid: (field) => flushSync(() => setTab(tabOf(field))),
  });
  const conflict = useConflict({ form, read: () => readProduct(product?.id ?? 0), valuesOf: productValues });
  const { reset } = form;
  const { isDirty } = form.formState;

  const start = useEffectEvent(() => {
    const values = productValues(product ?? (template && copyOf(template)));
    const isKnown = categories?.some(({ slug }) => slug === values.category);
    reset(isKnown ? values : { ...values, category: '' });
  });
  // Once: a form stays one of the version it was made of, and meets a newer one when it is saved.
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);
  const draft = useDraft({ form }, name, isReady);
  const discardDraft = () => {
    draft.forget();
    reset();
  };

  return {
    ...state,
    ...{ control: form.control, tab, setTab, isDirty, draft, discardDraft, conflict },
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
