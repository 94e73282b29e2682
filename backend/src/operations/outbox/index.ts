/** What other domains may import. The worker that sends the messages is in `OperationsModule`. */
export { addMail, addSms, type Mail } from './add-message.js';
export { addAccountNotice, addConfirmationMail, addConfirmationSms } from './confirmations.js';
export { DueMessages, mostDueAtOnce } from './due-messages.js';
export { forgetLinks } from './forget-messages.js';
export { OutboxMessage } from './outbox-message.entity.js';
