export { Contact } from './contact.entity.js';
export { ContactFollowUpService } from './contact-follow-up.service.js';
export { ContactsModule } from './contacts.module.js';
export { ContactsService } from './contacts.service.js';
export { Subscriber } from './newsletter/subscriber.entity.js';
export { UnsubscribeDto, unsubscribeTokenOf } from './newsletter/newsletter.dto.js';
