export { AccountRemindersController } from './account-reminders.controller.js';
export { OrderRemindersController } from './order-reminders.controller.js';
export { OrderReminderDto } from './order-reminders.dto.js';
export { OrderRemindersService } from './order-reminders.service.js';
export { OrderReminder } from './order-reminder.entity.js';
export { OrderReminderSending } from './reminder-sending.service.js';
export { ReminderLinksController } from './reminder-links.controller.js';
