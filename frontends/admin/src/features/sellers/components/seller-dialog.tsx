import { useQuery } from '@afshoreh/contracts/query';
import { ErrorBox, FormFailure, Loading, SkeletonLines } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { ConflictChooser } from '../../../form/conflict-chooser';
import { FormDialog } from '../../../form/form-dialog';
import { RestoredNotice } from '../../../form/restored-notice';
import { copy } from '../copy';
import { sellerQuery, type SellerStatus } from '../get-sellers';
import { useSellerForm } from '../use-seller-form';
import { SellerFields } from './seller-fields';

const FORM_ID = 'seller-form';

interface SellerDialogProps {
  id: number | 'new';
  onClose: () => void;
  onSaved: () => void;
}

/** Adds or edits a seller, over four tabs (spec §2). */
export function SellerDialog({ id, onClose, onSaved }: SellerDialogProps) {
  const isNew = id === 'new';
  const { data, error, refetch } = useQuery({ ...sellerQuery(isNew ? 0 : id), enabled: !isNew });
  const isReady = isNew || data !== undefined;
  const form = useSellerForm({ id, seller: data, isReady, onSaved });
  return (
    <FormDialog
      size="large"
      title={isNew ? copy.form.addTitle : copy.form.editTitle}
      description={
        isNew ? (
          copy.form.addDescription
        ) : data ? (
          copy.form.editDescription(data.companyName)
        ) : (
          <SkeletonLines lines={1} />
        )
      }
      formId={FORM_ID}
      record={isNew ? undefined : { thing: 'seller', id }}
      words={copy.form}
      isDirty={form.isDirty}
      onGiveUp={form.draft.forget}
      isSubmitting={form.isSubmitting}
      onClose={onClose}
    >
      {isReady ? (
        <FormLayout id={FORM_ID} {...form.formProps}>
          {form.draft.isRestored && <RestoredNotice onDiscard={form.discardDraft} />}
          <SellerFields form={form} />
          {form.failure && <FormFailure {...form.failure} />}
        </FormLayout>
      ) : error ? (
        <ErrorBox title={copy.form.loadFailed} onRetry={() => void refetch()}>
          {error.message}
        </ErrorBox>
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
      <ConflictChooser
        conflict={form.conflict}
        labels={copy.fields}
        say={(field, value) => (field === 'status' ? copy.filters[value as SellerStatus] : undefined)}
      />
    </FormDialog>
  );
}
