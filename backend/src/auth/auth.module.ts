import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { AdminController } from './admin.controller.js';
import { AdminJwtStrategy } from './admin-jwt.strategy.js';
import { AdminLoginService } from './admin-login.service.js';
import { AdminsService } from './admins.service.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { ApiKeyCallers } from './api-keys/api-key-callers.js';
import { ApiKeysController } from './api-keys/api-keys.controller.js';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import { CustomerController } from './customer.controller.js';
import { CustomersController } from './customers.controller.js';
import { CustomersService } from './customers.service.js';
import { CustomerSessionsService } from './customer-sessions.service.js';
import { FailedLogins } from './failed-logins.js';
import { JwtSecret } from './jwt-secret.js';
import { KnownDevices } from './known-devices.service.js';
import { ListViewsController } from './list-views.controller.js';
import { ListViewsService } from './list-views.service.js';
import { PasswordResetsService } from './password-resets.service.js';
import { Passwords } from './passwords.js';
import { PhoneAccountsService } from './phone-login/phone-accounts.service.js';
import { PhoneCodeLimits } from './phone-login/phone-code-limits.js';
import { PhoneCodesController } from './phone-login/phone-codes.controller.js';
import { PhoneCodesService } from './phone-login/phone-codes.service.js';
import { ResetRequestsService } from './reset-requests.service.js';

@Module({
  imports: [JwtModule.register({}), PassportModule],
  controllers: [
    AccountController,
    AdminController,
    ApiKeysController,
    CustomerController,
    CustomersController,
    ListViewsController,
    PhoneCodesController,
  ],
  providers: [
    AccountService,
    AdminJwtStrategy,
    AdminLoginService,
    AdminsService,
    AdminSessionsService,
    ApiKeyCallers,
    ApiKeysService,
    CustomersService,
    CustomerSessionsService,
    FailedLogins,
    JwtSecret,
    KnownDevices,
    ListViewsService,
    PasswordResetsService,
    Passwords,
    PhoneAccountsService,
    PhoneCodeLimits,
    PhoneCodesService,
    ResetRequestsService,
  ],
  exports: [
    AccountService,
    AdminsService,
    AdminSessionsService,
    ApiKeyCallers,
    CustomerSessionsService,
    FailedLogins,
    KnownDevices,
    Passwords,
    PhoneAccountsService,
    PhoneCodesService,
  ],
})
export class AuthModule implements OnApplicationBootstrap {
  constructor(private readonly admins: AdminsService) {}

  onApplicationBootstrap(): Promise<void> {
    return this.admins.ensureFirst();
  }
}
