import { Button, ErrorBox, Loading, SkeletonLines } from '@afshoreh/ui';
import { ConfirmDialog, Dialog } from '@afshoreh/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { categoriesQuery } from '../../../get-categories';
import { copy } from '../copy';
import { adminProductQuery } from '../get-product';
import { useProductForm } from '../use-product-form';
import { ConflictNotice } from './conflict-notice';
import { ProductFields } from './product-fields';

const FORM_ID = 'product-form';

interface ProductDialogProps {
  id: number | 'new';
  onClose: () => void;
}

/** Adds or edits a product (spec §2, D4). Closing asks first when something typed would be lost. */
export function ProductDialog({ id, onClose }: ProductDialogProps) {
  const isNew = id === 'new';
  const product = useQuery({ ...adminProductQuery(isNew ? 0 : id), enabled: !isNew });
  const categories = useQuery(categoriesQuery);
  const form = useProductForm({ product: product.data, categories: categories.data, onSaved: onClose });
  const [asking, setAsking] = useState(false);
  const isReady = categories.data !== undefined && (isNew || product.data !== undefined);
  const error = product.error ?? categories.error;

  const handleClose = () => (form.isDirty ? setAsking(true) : onClose());
  const handleReload = async () => {
    const { isSuccess } = await product.refetch();
    if (isSuccess) form.forgetConflict();
  };

  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && handleClose()}
        keepOnOutsidePress
        size="large"
        title={isNew ? copy.form.addTitle : copy.form.editTitle}
        description={product.data ? copy.form.editDescription(product.data.name) : copy.form.addDescription}
        footer={
          <>
            <Button variant="secondary" onClick={handleClose}>
              {copy.form.cancel}
            </Button>
            <Button type="submit" form={FORM_ID} pending={form.isSaving} pendingLabel={copy.form.saving}>
              {copy.form.save}
            </Button>
          </>
        }
      >
        {form.isConflict && <ConflictNotice onReload={() => void handleReload()} isLoading={product.isFetching} />}
        {isReady ? (
          <form id={FORM_ID} onSubmit={form.submit} noValidate>
            <ProductFields form={form} categories={categories.data} />
          </form>
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
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.unsaved.title}
        description={copy.unsaved.text}
        confirmLabel={copy.unsaved.discard}
        cancelLabel={copy.unsaved.keep}
        onConfirm={onClose}
      />
    </>
  );
}
