/** The door for domains; the worker that sends is in `OperationsModule`. */
export { addMail, addSms, type Mail } from './add-message.js';
export { addConfirmationMail, addConfirmationSms } from './confirmations.js';
export { OutboxMessage } from './outbox-message.entity.js';
