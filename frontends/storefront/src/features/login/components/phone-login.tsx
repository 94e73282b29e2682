import { useState } from 'react';
import { NumberForm } from '../../../components/phone-code/number-form';
import type { SentCode } from '../../../components/phone-code/send-code';
import { PhoneLoginForm } from './phone-login-form';

/** Login by phone: the number, then the code. The typed number is kept when the visitor comes back to it. */
export default function PhoneLogin({ onLogIn }: { onLogIn: () => void }) {
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState<SentCode | null>(null);

  function handleSent(next: SentCode) {
    setPhone(next.phone);
    setSent(next);
  }

  if (!sent) return <NumberForm takesFocus phone={phone} onSent={handleSent} />;
  return <PhoneLoginForm sent={sent} onSent={handleSent} onChange={() => setSent(null)} onLogIn={onLogIn} />;
}
