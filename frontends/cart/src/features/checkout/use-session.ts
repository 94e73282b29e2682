import { api, dataOf, type Customer } from '@afshoreh/api-client';
import { useState, type ComponentType } from 'react';
import type { LoginDialogProps } from './components/login-dialog';

/** The customer's session had ended, and the customer did not log in again. */
export class NotLoggedIn extends Error {
  override readonly name = 'NotLoggedIn';
}

interface Question {
  Dialog: ComponentType<LoginDialogProps>;
  customer: Customer;
  answer: (isLoggedIn: boolean) => void;
}

/** Makes sure that an order is sent in its customer's session. */
export function useSession() {
  const [question, setQuestion] = useState<Question | null>(null);

  /** Rejects with {@link NotLoggedIn}, or with the error of the call or of loading the dialog's code. */
  async function ensure(customer: Customer): Promise<void> {
    const { user } = dataOf(await api.GET('/auth/user'));
    if (user?.id === customer.id) return;
    const Dialog = customer.hasPassword
      ? (await import('./components/login-dialog')).LoginDialog
      : (await import('./components/phone-login-dialog')).PhoneLoginDialog;
    const isLoggedIn = await new Promise<boolean>((answer) => setQuestion({ Dialog, customer, answer }));
    setQuestion(null);
    if (!isLoggedIn) throw new NotLoggedIn();
  }

  return { question, ensure };
}
