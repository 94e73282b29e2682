import { api, dataOf, reasonOf } from '@afshoreh/api-client';
import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { EmailField } from '../controls/text-field';
import { FormFailure } from '../feedback/form-failure';
import { NoScriptNotice } from '../feedback/no-script-notice';
import { Notice } from '../feedback/notice';
import { useNativeForm } from '../native-form/use-native-form';
import { media, space } from '../theme';
import { newsletterCopy as copy } from './copy';

/** The newsletter's form. It shows the result in its own place. */
export function NewsletterForm() {
  const [done, setDone] = useState(false);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('./newsletter-schema').then(({ newsletterSchema }) => newsletterSchema),
    onSubmit: async ({ email }) => {
      setDone(false);
      // An address that is subscribed already gets the same response.
      dataOf(await api.POST('/newsletter', { body: { email } }));
      setDone(true);
    },
    onFailure: (error) => ({ title: copy.failed, text: reasonOf(error) ?? copy.tryAgain }),
  });
  return (
    <Form {...formProps}>
      <NoScriptNotice />
      <Row>
        <EmailField label={copy.email} required maxLength={254} {...fieldProps('email')} />
        <Button type="submit" pending={isSubmitting} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </Row>
      {failure && <FormFailure {...failure} />}
      {done && <Notice tone="success">{copy.done}</Notice>}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space(4)};
`;

const Row = styled.div`
  display: grid;
  gap: ${space(3)};

  ${media.sm} {
    grid-template-columns: 1fr auto;

    /* Beside the field, not its label above or its error below. */
    > button {
      margin-block-start: 2.125rem;
      align-self: start;
    }
  }
`;
