/** The forms that the footer loads when the visitor scrolls near it. */
export { NewsletterForm } from '@afshoreh/ui/newsletter';
export { MessageForm } from './message-form';
