import { searchTermsOf, termsOfText } from '../common/search/index.js';
import { Contact } from './contact.entity.js';

export const ContactSearchTerm = searchTermsOf('contact_search_term', 'contactId', () => Contact);

export function contactTermsOf({ name, email, message }: Pick<Contact, 'name' | 'email' | 'message'>): string[] {
  return termsOfText(name, email, message);
}
