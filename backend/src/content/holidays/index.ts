export { calendarOf } from './calendar.js';
export { Holiday } from './holiday.entity.js';
export { HolidaysController } from './holidays.controller.js';
export { HolidaysService } from './holidays.service.js';
