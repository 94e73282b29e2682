import { LinkButton } from '@afshoreh/ui';
import { Invitation } from './invitation';

interface ContactInvitationProps {
  id: string;
  title: string;
  text: string;
  /** The label of the link to `/contact`. */
  contact: string;
  /** The label of the link to `/products`. */
  products: string;
}

/** The closing block of a page about the company: links to the contact form and to the products. */
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
