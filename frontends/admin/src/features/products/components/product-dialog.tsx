import { ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { FormDialog } from '../../../form/form-dialog';
import { RestoredNotice } from '../../../form/restored-notice';
import { categoriesQuery } from '../../../get-categories';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { adminProductQuery } from '../get-product';
import { useProductForm } from '../use-product-form';
import { fieldLabels, wordsFor } from '../product-words';
import { ProductFields } from './product-fields';

const FORM_ID = 'product-form';

interface ProductDialogProps {
  id: number | 'new';
  /** The product that a new one is a copy of. */
  copyOf?: number | null;
  onClose: () => void;
  onSaved: () => void;
}

function headOf({ isNew, readOnly, name }: { isNew: boolean; readOnly: boolean; name: string | undefined }) {
  const { form } = copy;
  if (!isNew && readOnly) return { title: form.viewTitle, description: name ?? <SkeletonLines lines={1} /> };
  if (!isNew)
    return { title: form.editTitle, description: name ? form.editDescription(name) : <SkeletonLines lines={1} /> };
  if (name) return { title: form.copyTitle, description: form.copyDescription(name) };
  return { title: form.addTitle, description: form.addDescription };
}

/** Adds or edits a product (spec §2, D4), or adds one like another. */
export function ProductDialog({ id, copyOf = null, onClose, onSaved }: ProductDialogProps) {
  const isNew = id === 'new';
  const readOnly = !useMay()('catalogue', 'write');
  const sourceId = isNew ? copyOf : id;
  const product = useQuery({ ...adminProductQuery(sourceId ?? 0), enabled: sourceId !== null });
  const categories = useQuery(categoriesQuery);
  const isReady = categories.data !== undefined && (sourceId === null || product.data !== undefined);
  const form = useProductForm({
    name: copyOf === null ? `product.${id}` : `product.copy.${copyOf}`,
    product: isNew ? undefined : product.data,
    template: isNew ? product.data : undefined,
    categories: categories.data,
    isReady,
    onSaved,
  });
  const error = product.error ?? categories.error;

  return (
    <FormDialog
      size="large"
      readOnly={readOnly}
      record={isNew ? undefined : { thing: 'product', id }}
      {...headOf({ isNew, readOnly, name: product.data?.name })}
      formId={FORM_ID}
      words={copy.form}
      isDirty={form.isDirty}
      onGiveUp={form.draft.forget}
      isSubmitting={form.isSubmitting}
      onClose={onClose}
    >
      {isReady && categories.data ? (
        <FormLayout id={FORM_ID} {...form.formProps}>
          {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
          <ProductFields form={form} categories={categories.data} />
          {form.failure && <FormFailure {...form.failure} />}
        </FormLayout>
      ) : error ? (
        <ErrorBox
          title={copy.form.loadFailed}
          onRetry={() => void Promise.all([product.refetch(), categories.refetch()])}
        >
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
      <ConflictChooser
        conflict={form.conflict}
        labels={fieldLabels}
        say={(field, value) => wordsFor(field, value, categories.data)}
      />
    </FormDialog>
  );
}
