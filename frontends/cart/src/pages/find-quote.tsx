import { useNavigate } from '@afshoreh/contracts/router';
import { Button, type Failure, FormFailure, NoScriptNotice, Page, PhoneField, TextField } from '@afshoreh/ui';
import { FormLayout } from '@afshoreh/ui/form';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { useState } from 'react';
import { Paper } from '../components/paper';
import { copy } from '../features/quote/copy';
import { findFailure, findQuotePath } from '../features/quote/find-quote';

const words = copy.find;

export const head = { title: words.title, robots: 'noindex' };

/**
 * `/quote`, for buyers who have the printed quote but not its link. They open it with their phone and either its number
 * or the code of the order.
 */
export default function FindQuotePage() {
  const navigate = useNavigate();
  const [noneYet, setNoneYet] = useState<Failure | null>(null);
  const { formProps, fieldProps, failure, isSubmitting } = useNativeForm({
    schema: () => import('../features/quote/find-schema').then(({ findSchema }) => findSchema),
    onSubmit: async (pair) => {
      setNoneYet(null);
      const path = await findQuotePath(pair);
      if (path) await navigate(path);
      else setNoneYet({ title: words.noneYet, text: words.noneYetText });
    },
    keep: true,
    onFailure: (error) => {
      setNoneYet(null);
      return findFailure(error);
    },
  });
  const shown = failure ?? noneYet;
  return (
    <Page narrow title={words.title} lead={words.lead}>
      <Paper as="div">
        <NoScriptNotice />
        <FormLayout {...formProps}>
          <TextField
            label={words.code}
            hint={words.codeHint}
            required
            ltr
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...fieldProps('code')}
          />
          <PhoneField label={words.phone} hint={words.phoneHint} required {...fieldProps('phone')} />
          {shown && <FormFailure {...shown} />}
          <Button type="submit" size="large" pending={isSubmitting} pendingLabel={words.pending}>
            {words.submit}
          </Button>
        </FormLayout>
      </Paper>
    </Page>
  );
}
