import { LinkButton } from '@afshoreh/ui';
import { Invitation } from './invitation';

interface ContactInvitationProps {
  id: string;
  title: string;
  text: string;
  /** Of the link to `/contact`. */
  contact: string;
  /** Of the link to `/products`. */
  products: string;
}

/** The last word of a page that tells about us: write to us, or look at the products. */
export function ContactInvitation({ contact, products, ...words }: ContactInvitationProps) {
  return (
    <Invitation {...words}>
      <LinkButton size="large" variant="secondary" to="/contact">
        {contact}
      </LinkButton>
      <LinkButton size="large" variant="secondary" to="/products">
        {products}
      </LinkButton>
    </Invitation>
  );
}
