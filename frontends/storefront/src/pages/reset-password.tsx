import { useState } from 'react';
import { EmptyState, LinkButton } from '@afshoreh/ui';
import { success } from '@afshoreh/ui/illustrations';
import { Outcome } from '../components/outcome';
import { SheetPage } from '../components/sheet-page';
import { ResetPasswordForm } from '../features/login/components/reset-password-form';
import { copy } from '../features/login/copy';
import { useLinkToken } from '../link-token';

const text = copy.resetPassword;
const askAnew = <LinkButton to="/forgot-password">{text.askAnew}</LinkButton>;

export const head = { title: text.title, robots: 'noindex' };

/** `/reset-password?token=`, the target of the mail's link. */
export default function ResetPasswordPage() {
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<'changed' | 'refused' | null>(null);

  return (
    <SheetPage title={text.title} lead={text.description}>
      {outcome === 'changed' && (
        <Outcome
          illustration={success}
          title={text.changed}
          text={text.changedText}
          action={<LinkButton to="/login">{text.login}</LinkButton>}
        />
      )}
      {outcome === 'refused' && <Outcome title={text.refused} text={text.refusedText} action={askAnew} />}
      {outcome === null && token === '' && (
        <EmptyState title={text.incomplete} text={text.incompleteText} action={askAnew} />
      )}
      {outcome === null && token !== '' && (
        <ResetPasswordForm
          token={token ?? ''}
          onChanged={() => setOutcome('changed')}
          onRefused={() => setOutcome('refused')}
        />
      )}
    </SheetPage>
  );
}
