import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContactsModule } from '../contacts/index.js';
import { OrdersModule } from '../orders/index.js';
import { AdminLinksController } from './admin-links.controller.js';
import { AdminLinksService } from './admin-links.service.js';
import { StaffSessionsController } from './staff-sessions.controller.js';
import { StaffController } from './staff.controller.js';
import { StaffService } from './staff.service.js';

/** The accounts of admins: invitations, roles, links. An admin's own account, login and sessions are in `auth`. */
@Module({
  imports: [AuthModule, ContactsModule, OrdersModule],
  controllers: [AdminLinksController, StaffController, StaffSessionsController],
  providers: [AdminLinksService, StaffService],
})
export class StaffModule {}
