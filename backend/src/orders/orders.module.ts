import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { EventsModule } from '../operations/events/index.js';
import { AccountOrdersController } from './account-orders.controller.js';
import { AccountOrdersService } from './account-orders.service.js';
import { OrderCancellingService } from './order-cancelling.service.js';
import { OrderCallsService } from './order-calls.service.js';
import { OrderFiguresService } from './order-figures.service.js';
import { OrderQueueController } from './order-queue.controller.js';
import { OrderQueueService } from './order-queue.service.js';
import { OrderStaffService } from './order-staff.service.js';
import { OrderStreamController } from './order-stream.controller.js';
import { OrderStream } from './order-stream.service.js';
import { NewLines } from './new-lines.js';
import { OrderCompanyService } from './order-company.service.js';
import { OrderLinesService } from './order-lines.service.js';
import { OrderPlacingService } from './order-placing.service.js';
import { OrderPromisesController } from './order-promises.controller.js';
import { OrderPromisesService } from './order-promises.service.js';
import { AnswerTimeWatch, OrderReportService, ReportDays, ReportWarming } from './reports/index.js';
import {
  AccountRemindersController,
  OrderReminderSending,
  OrderRemindersController,
  OrderRemindersService,
  ReminderLinksController,
} from './reminders/index.js';
import { OrdersAdminController } from './orders-admin.controller.js';
import { OrdersController } from './orders.controller.js';
import { PhoneOrdersController } from './phone-orders.controller.js';
import { PhoneOrdersService } from './phone-orders.service.js';
import { OrdersService } from './orders.service.js';

// The controllers of `track` and `stream` come first, so that the router does not take these words for an id.
@Module({
  imports: [AuthModule, CatalogModule, ContentModule, EventsModule],
  controllers: [
    AccountOrdersController,
    AccountRemindersController,
    OrdersController,
    OrderStreamController,
    OrderPromisesController,
    OrderRemindersController,
    ReminderLinksController,
    OrdersAdminController,
    PhoneOrdersController,
    OrderQueueController,
  ],
  providers: [
    AccountOrdersService,
    AnswerTimeWatch,
    OrderCallsService,
    OrderCancellingService,
    OrderCompanyService,
    NewLines,
    OrderFiguresService,
    OrderLinesService,
    OrderPlacingService,
    OrderPromisesService,
    OrderQueueService,
    OrderReminderSending,
    OrderRemindersService,
    OrderReportService,
    OrderStaffService,
    OrderStream,
    OrdersService,
    PhoneOrdersService,
    ReportDays,
    ReportWarming,
  ],
  exports: [
    AccountOrdersService,
    OrderFiguresService,
    OrderPromisesService,
    OrderRemindersService,
    OrderReportService,
    OrderStaffService,
    OrderStream,
    OrdersService,
    PhoneOrdersService,
  ],
})
export class OrdersModule {}
