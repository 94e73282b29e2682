import { reasonOf } from '@afshoreh/api-client';
import { Button, FormFailure, PhoneField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { copy as siteCopy } from '../../copy';
import { copy } from './copy';
import { sendCode, type SentCode } from './send-code';

interface NumberFormProps {
  phone: string;
  /** Whether the visitor opened the form, so that its field gets the focus. */
  takesFocus: boolean;
  onSent: (sent: SentCode) => void;
}

/** The first step: asks for the number, and sends a code to it. */
export function NumberForm({ phone, takesFocus, onSent }: NumberFormProps) {
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('./phone-code-schemas').then(({ phoneSchema }) => phoneSchema),
    onSubmit: async (values) => onSent(await sendCode(values.phone)),
    keep: true,
    onFailure: (error) => ({ title: copy.sendFailed, text: reasonOf(error) ?? siteCopy.tryAgain }),
  });

  return (
    <FormLayout {...formProps}>
      <PhoneField
        ref={takesFocus ? focusOn : undefined}
        label={copy.phone}
        hint={copy.phoneHint}
        required
        defaultValue={phone}
        {...fieldProps('phone')}
      />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" fullWidth pending={isSubmitting} pendingLabel={copy.sending}>
        {copy.send}
      </Button>
    </FormLayout>
  );
}

const focusOn = (input: HTMLInputElement | null) => input?.focus();
