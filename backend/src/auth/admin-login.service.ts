import { Injectable } from '@nestjs/common';
import type { Visitor } from './account-limits.js';
import type { Admin } from './admin.js';
import type { AdminAccount } from './admin.entity.js';
import { AdminCredentialsWrong, CurrentPasswordWrong, PasswordTooCommon } from './auth.errors.js';
import { AdminsService } from './admins.service.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { isCommonPassword } from '../common/validation/common-passwords.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { Passwords } from './passwords.js';

/**
 * The result of a login: the token of the session, and the value for the device cookie, by which later logins recognise this
 * browser.
 */
interface AdminLogin {
  token: string;
  device: string;
  admin: AdminAccount;
}

@Injectable()
export class AdminLoginService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws AdminCredentialsWrong, the same for a wrong password and an unknown user; TooManyLogins */
  async login(username: string, password: string, visitor: Visitor): Promise<AdminLogin> {
    const admin = await this.admins.findByUsername(username);
    const owner = admin && { adminId: admin.id };
    const attempt = { realm: 'admin', account: username, owner, visitor } as const;
    await this.failures.begin(attempt);
    const matches = await this.passwords.matches(password, admin?.passwordHash ?? null);
    // Disabled and invited admins get the same error as strangers, so that the error reveals nothing about the account.
    if (admin?.state !== 'active' || !matches) throw new AdminCredentialsWrong();
    await this.failures.forgive(attempt);
    const device = await this.devices.remember(visitor.device, { adminId: admin.id });
    return { token: await this.sessions.open(admin, visitor), device, admin };
  }

  /** Returns the value for this browser's device cookie; all other devices are forgotten. */
  async changePassword(admin: Admin, current: string, next: string): Promise<string> {
    const attempt = { sessionId: admin.sessionId };
    await this.failures.begin(attempt);
    const account = await this.admins.find(admin.id);
    if (!(await this.passwords.matches(current, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    await this.failures.forgive(attempt);
    if (isCommonPassword(next)) throw new PasswordTooCommon();
    return this.sessions.changePassword(admin, await this.passwords.hash(next));
  }
}
