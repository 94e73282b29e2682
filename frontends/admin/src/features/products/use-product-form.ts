import { ApiError } from '@afshoreh/api-client';
import { useZodForm } from '@afshoreh/ui/form';
import { useEffect, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '../../get-categories';
import type { AdminProduct } from './get-products';
import { productSchema, productValues, type ProductFormValues } from './product-form';
import { useSaveProduct, wasChangedMeanwhile } from './save-product';
import { TECHNICAL_FIELDS } from './technical-fields';

export type ProductTab = 'basic' | 'technical';
type FieldName = keyof ProductFormValues;

const FIELDS = Object.keys(productSchema.shape) as FieldName[];

const tabOf = (field: FieldName): ProductTab =>
  TECHNICAL_FIELDS.some((technical) => technical === field) ? 'technical' : 'basic';

/** Whether the server found this field wrong. */
function refuses(error: Error, field: FieldName): boolean {
  return error instanceof ApiError && error.errors.some((each) => each.field === field);
}

interface ProductFormOptions {
  /** Undefined while it is on the way, and for a product that is added. */
  product: AdminProduct | undefined;
  categories: Category[] | undefined;
  onSaved: () => void;
}

/** The product form over its two tabs: what is typed, which tab is open, and the sending of it. */
export function useProductForm({ product, categories, onSaved }: ProductFormOptions) {
  const { form, fieldProps, showProblem } = useZodForm(productSchema, { defaultValues: productValues() });
  const [tab, setTab] = useState<ProductTab>('basic');
  const save = useSaveProduct(product);
  const { reset, setFocus, formState } = form;
  const { isDirty } = formState;

  // What the admin has changed stays when a newer version of the product arrives after a conflict.
  useEffect(() => {
    if (!categories) return;
    const values = productValues(product);
    const isKnown = categories.some(({ slug }) => slug === values.category);
    reset(isKnown ? values : { ...values, category: '' }, { keepDirtyValues: true });
  }, [product, categories, reset]);

  /** Opens the tab of the first wrong field: on the closed one it cannot take the focus. */
  const revealFirst = (isWrong: (field: FieldName) => boolean) => {
    const field = FIELDS.find(isWrong);
    if (!field) return;
    flushSync(() => setTab(tabOf(field)));
    setFocus(field);
  };
  const send = (values: ProductFormValues) =>
    save.mutate(values, {
      onSuccess: onSaved,
      onError: (error) => {
        if (showProblem(error)) revealFirst((field) => refuses(error, field));
      },
    });
  const submit = form.handleSubmit(send, (errors) => revealFirst((field) => field in errors));

  return {
    ...{ control: form.control, fieldProps, tab, setTab, isDirty },
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!save.isPending) void submit(event);
    },
    isSaving: save.isPending,
    isConflict: wasChangedMeanwhile(save.error),
    forgetConflict: save.reset,
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;
