import { ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useQuery } from '@afshoreh/contracts/query';
import { FormDialog } from '../../../form/form-dialog';
import { Notice } from '../../../form/notice';
import { RestoredNotice } from '../../../form/restored-notice';
import { categoriesQuery } from '../../../get-categories';
import { useMay } from '../../../session/access';
import { copy } from '../copy';
import { adminProductQuery } from '../get-product';
import { useProductForm } from '../use-product-form';
import { ProductFields } from './product-fields';

const FORM_ID = 'product-form';

interface ProductDialogProps {
  id: number | 'new';
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or edits a product (spec §2, D4). */
export function ProductDialog({ id, onClose, onSaved }: ProductDialogProps) {
  const isNew = id === 'new';
  const readOnly = !useMay()('catalogue', 'write');
  const product = useQuery({ ...adminProductQuery(isNew ? 0 : id), enabled: !isNew });
  const categories = useQuery(categoriesQuery);
  const isReady = categories.data !== undefined && (isNew || product.data !== undefined);
  const form = useProductForm({
    name: `product.${id}`,
    product: product.data,
    categories: categories.data,
    isReady,
    onSaved,
  });
  const error = product.error ?? categories.error;

  const handleReload = async () => {
    const { isSuccess } = await product.refetch();
    if (isSuccess) form.forgetConflict();
  };

  return (
    <FormDialog
      size="large"
      readOnly={readOnly}
      title={isNew ? copy.form.addTitle : readOnly ? copy.form.viewTitle : copy.form.editTitle}
      description={
        product.data
          ? readOnly
            ? product.data.name
            : copy.form.editDescription(product.data.name)
          : copy.form.addDescription
      }
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
          {form.isConflict && (
            <Notice
              tone="warning"
              title={copy.changedMeanwhile}
              text={copy.changedMeanwhileText}
              action={copy.reload}
              onAction={() => void handleReload()}
              pending={product.isFetching}
            />
          )}
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
    </FormDialog>
  );
}
