import { useEffect, useRef } from 'react';
import { leftToRight, toPersianDigits } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { copy } from './copy';

interface CodeFieldProps {
  /** As it was typed. */
  phone: string;
  name: string;
  error: string | undefined;
}

/** The field for the code. It gets the focus, and screen readers read with it where the code was sent to. */
export function CodeField({ phone, ...field }: CodeFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = frame.current?.querySelector('input');
    input?.focus();
    return input ? fillFromMessage(input) : undefined;
  }, []);
  return (
    <div ref={frame}>
      <TextField
        label={copy.code}
        hint={copy.codeHint(leftToRight(toPersianDigits(phone)))}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        {...field}
      />
    </div>
  );
}

interface MessageCredential {
  code?: string;
}

/** Where the browser reads codes from text messages (WebOTP), fills in the one that arrives, and sends it. */
function fillFromMessage(input: HTMLInputElement): () => void {
  const leaving = new AbortController();
  if ('OTPCredential' in window) {
    const wanted = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials.get(wanted).then(
      (credential) => fill(input, (credential as MessageCredential | null)?.code),
      // The visitor declined, or the page went on: the code is typed then.
      () => undefined,
    );
  }
  return () => leaving.abort();
}

function fill(input: HTMLInputElement, code: string | undefined): void {
  if (!code || input.value) return;
  input.value = code;
  input.form?.requestSubmit();
}
