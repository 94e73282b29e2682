export { newsletterCopy } from './copy';
export { NewsletterForm } from './newsletter-form';
