import { defineError } from '../../common/errors/index.js';
import { copy } from './copy.js';

/** The same error for a wrong link and for a reminder that was stopped. */
export class ReminderNotFound extends defineError(
  'orders.reminder_not_found',
  404,
  copy.notFound,
  'There is no such reminder, or it was stopped',
) {}

/** The data of the buyer was deleted, so there is nobody to send a message to. */
export class ReminderWithoutBuyer extends defineError(
  'orders.reminder_without_buyer',
  409,
  copy.withoutBuyer,
  'The buyer of this order was forgotten; nobody can be reminded',
) {}
