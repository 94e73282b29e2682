export { OrdersModule } from './orders.module.js';
export { OrderStream, type ReplyNews } from './order-stream.service.js';
export { OrderStaffService } from './order-staff.service.js';
export { AccountOrdersService } from './account-orders.service.js';
export { OrderDetailsDto, OrderDto } from './orders.dto.js';
export { PhoneOrderDto } from './phone-orders.dto.js';
export { PhoneOrdersService } from './phone-orders.service.js';
export { newTrackingCode, trackingCodeOf } from './tracking-code.js';
export { OrderOfAccountDto } from './account-orders.dto.js';
export { Order, OrderSearchTerm } from './order.entity.js';
export { OrderFiguresService, type OrderFigures } from './order-figures.service.js';
export {
  mostDays,
  OrderReportService,
  periodOf,
  ReportWarming,
  type OrderReport,
  type Period,
  type PeriodFigures,
} from './reports/index.js';
export { OrderCall } from './order-call.entity.js';
export { OrderLine, packOfLine } from './order-line.entity.js';
export { OrderStatusChange } from './order-status-change.entity.js';
export { isOff, morningOf, workdayAfter } from './call-promise.js';
export { OrderPromisesService } from './order-promises.service.js';
export { OrderReminder, OrderReminderDto, OrderRemindersService } from './reminders/index.js';
export { openStatuses } from './order-status.js';
export { currentState, quoteStates, reachedState, type QuoteState } from './quote-state.js';
export { OrderExternalIdTaken, OrderNotFound, ProductUnknown } from './orders.errors.js';
export { OrdersService } from './orders.service.js';
export { TrackQuery } from './orders.dto.js';
