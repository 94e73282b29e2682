import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Button, ErrorBox, TextField } from '@afshoreh/ui';
import { useZodForm } from '@afshoreh/ui/form';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { trackingFailure, trackingSchema, trackOrder, type TrackedOrder, type TrackingPair } from '../track-order';

interface TrackingFormProps {
  /** From the link of a mail; '' without. */
  code: string;
  /** The order that was found; null while another is looked for. */
  onSearch: (order: TrackedOrder | null) => void;
}

/** Code and phone (D8). A wrong pair is said above the fields, which keep what was typed. */
export function TrackingForm({ code, onSearch }: TrackingFormProps) {
  const { form, fieldProps, showProblem } = useZodForm(trackingSchema, { defaultValues: { code, phone: '' } });
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const { setValue } = form;

  // The server's HTML is the same for every code: the link's own comes when the page is alive.
  useEffect(() => {
    if (code) setValue('code', code);
  }, [code, setValue]);

  async function handleSubmit(pair: TrackingPair) {
    setFailure(null);
    try {
      onSearch(await trackOrder(pair));
    } catch (error) {
      onSearch(null);
      showProblem(error);
      setFailure(trackingFailure(error));
    }
  }

  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit(handleSubmit)(event)}>
      {failure && <ErrorBox title={failure.title}>{failure.text}</ErrorBox>}
      <TextField
        label={copy.code}
        hint={copy.codeHint}
        required
        ltr
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...fieldProps('code')}
      />
      <TextField
        label={copy.phone}
        hint={copy.phoneHint}
        required
        ltr
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        {...fieldProps('phone')}
      />
      <Button type="submit" size="large" pending={form.formState.isSubmitting} pendingLabel={copy.pending}>
        {copy.submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(5)};

  ${media.md} {
    grid-template-columns: 1fr 1fr;

    > [role='alert'],
    > button {
      grid-column: 1 / -1;
    }
  }
`;
