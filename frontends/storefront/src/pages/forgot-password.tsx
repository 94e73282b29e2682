import { useState } from 'react';
import { Link } from '@afshoreh/contracts/router';
import { Button, Ltr } from '@afshoreh/ui';
import { Outcome } from '../components/outcome';
import { SheetPage } from '../components/sheet-page';
import { VisitorsOnly } from '../components/visitors-only';
import { ForgotPasswordForm } from '../features/login/components/forgot-password-form';
import { copy } from '../features/login/copy';

const text = copy.forgotPassword;

export const head = { title: text.title, description: text.headDescription };

/** `/forgot-password`. It shows the same result whether the address has an account or not. */
export default function ForgotPasswordPage() {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  function handleSent(to: string) {
    setEmail(to);
    setSent(true);
  }

  return (
    <VisitorsOnly>
      <SheetPage title={text.title} lead={text.description}>
        {sent ? (
          <Outcome
            title={text.sent}
            text={
              <>
                {text.sentBefore}
                <Ltr>{email}</Ltr>
                {text.sentAfter}
              </>
            }
            action={
              <Button variant="secondary" onClick={() => setSent(false)}>
                {text.again}
              </Button>
            }
          />
        ) : (
          <>
            <ForgotPasswordForm email={email} onSent={handleSent} />
            <p>
              {text.remembered} <Link to="/login">{text.login}</Link>
            </p>
          </>
        )}
      </SheetPage>
    </VisitorsOnly>
  );
}
