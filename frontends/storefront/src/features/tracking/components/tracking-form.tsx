import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button, FormFailure, PhoneField, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { media } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { find, trackingFailure, type FoundOrder, type FoundSample } from '../track-order';

interface TrackingFormProps {
  /** The code from a mail's link, or ''. */
  code: string;
  /** Called with the order or sample that was found, and with null when a new search starts. */
  onSearch: (found: FoundOrder | FoundSample | null) => void;
}

/** Asks for code and phone. A wrong pair shows a message beside the button; the fields keep their values. */
export function TrackingForm({ code, onSearch }: TrackingFormProps) {
  const codeField = useRef<HTMLInputElement>(null);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../tracking-schema').then(({ trackingSchema }) => trackingSchema),
    onSubmit: async (pair) => onSearch(await find(pair)),
    keep: true,
    onFailure: (error) => {
      onSearch(null);
      return trackingFailure(error);
    },
  });

  // The server's HTML is the same for every code, so the link's code is filled in after hydration.
  useEffect(() => {
    if (code && codeField.current) codeField.current.value = code;
  }, [code]);

  return (
    <Form {...formProps}>
      <TextField
        label={copy.code}
        hint={copy.codeHint}
        required
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        ref={codeField}
        {...fieldProps('code')}
      />
      <PhoneField label={copy.phone} hint={copy.phoneHint} required {...fieldProps('phone')} />
      {failure && <FormFailure {...failure} />}
      <Button type="submit" size="large" pending={isSubmitting} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </Form>
  );
}

const Form = styled(FormLayout)`
  ${media.md} {
    grid-template-columns: 1fr 1fr;

    > :not(:nth-child(1), :nth-child(2)) {
      grid-column: 1 / -1;
    }
  }
`;
