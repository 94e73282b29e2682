import { useId, useState } from 'react';
import { api, dataOf, reasonUnlessServerError } from '@afshoreh/api-client';
import { Button, EmailField, FormFailure, Notice, PhoneField } from '@afshoreh/ui';
import { Dialog } from '@afshoreh/ui/dialog';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy as siteCopy } from '../../../copy';
import { copy } from '../copy';

const words = copy.alert;

interface CropAlertDialogProps {
  productId: number;
  name: string;
  onClose: () => void;
}

/** Asks for a phone or an e-mail to notify when the new crop of a product arrives. */
export default function CropAlertDialog({ productId, name, onClose }: CropAlertDialogProps) {
  const formId = useId();
  const [isDone, setIsDone] = useState(false);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../crop-alert-schema').then(({ cropAlertSchema }) => cropAlertSchema),
    onSubmit: async (form) => {
      dataOf(await api.POST('/crop-alerts', { body: { productId, ...form } }));
      setIsDone(true);
    },
    onFailure: (error) => ({ title: words.failed, text: reasonUnlessServerError(error) ?? siteCopy.tryAgain }),
  });
  return (
    <Dialog
      onClose={onClose}
      busy={isSubmitting}
      title={words.title}
      description={words.text(name)}
      footer={
        isDone ? (
          <Button onClick={onClose}>{words.close}</Button>
        ) : (
          <Button type="submit" form={formId} pending={isSubmitting} pendingLabel={words.pending}>
            {words.submit}
          </Button>
        )
      }
    >
      {isDone ? (
        <Notice tone="success">{words.done}</Notice>
      ) : (
        <FormLayout id={formId} {...formProps}>
          <PhoneField label={words.phone} hint={words.phoneHint} {...fieldProps('phone')} />
          <EmailField label={words.email} hint={words.emailHint} {...fieldProps('email')} />
          {failure && <FormFailure {...failure} />}
        </FormLayout>
      )}
    </Dialog>
  );
}
