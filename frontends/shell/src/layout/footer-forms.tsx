/** What the footer fetches when it comes near. */
export { NewsletterForm } from '@afshoreh/ui/newsletter';
export { MessageForm } from './message-form';
