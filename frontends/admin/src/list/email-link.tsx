import { Ltr } from '@afshoreh/ui';

/** A `mailto:` link. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      <Ltr>{email}</Ltr>
    </a>
  );
}
