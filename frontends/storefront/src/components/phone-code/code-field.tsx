import { useEffect, useRef } from 'react';
import { leftToRight, toPersianDigits } from '@afshoreh/persian';
import { TextField } from '@afshoreh/ui';
import { copy } from './copy';

interface CodeFieldProps {
  /** The phone as it was typed. */
  phone: string;
  name: string;
  error: string | undefined;
}

/** The field for the code. It gets the focus, and its description says to which phone the code was sent. */
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

/** Fills in the code from an arriving text message and submits it, in browsers that can read it (WebOTP). */
function fillFromMessage(input: HTMLInputElement): () => void {
  const leaving = new AbortController();
  if ('OTPCredential' in window) {
    const wanted = { otp: { transport: ['sms'] }, signal: leaving.signal } as CredentialRequestOptions;
    navigator.credentials.get(wanted).then(
      (credential) => fill(input, (credential as MessageCredential | null)?.code),
      // The visitor declined, or left the form: the code is typed by hand then.
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
