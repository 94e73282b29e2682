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

/** What a login opens: a session, and a device that is known from now on (the value for its cookie). */
interface AdminLogin {
  token: string;
  device: string;
  admin: AdminAccount;
}

/** Everything that needs an admin's password. */
@Injectable()
export class AdminLoginService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
  ) {}

  /** @throws AdminCredentialsWrong for a wrong password and an unknown user alike; TooManyLogins */
  async login(username: string, password: string, visitor: Visitor): Promise<AdminLogin> {
    const admin = await this.admins.findByUsername(username);
    const attempt = { account: `admin ${username.trim()}`, owner: admin && { adminId: admin.id }, visitor };
    await this.failures.begin(attempt);
    const matches = await this.passwords.matches(password, admin?.passwordHash ?? null);
    // Whoever was disabled, or never accepted, learns no more than a stranger.
    if (admin?.state !== 'active' || !matches) throw new AdminCredentialsWrong();
    await this.failures.forgive(attempt);
    const device = await this.devices.remember(visitor.device, { adminId: admin.id });
    return { token: await this.sessions.open(admin, visitor), device, admin };
  }

  /**
   * Answers the value for the device cookie: all other devices are strangers again.
   * @throws CurrentPasswordWrong, PasswordTooCommon, TooManyLogins
   */
  async changePassword(admin: Admin, current: string, next: string, visitor: Visitor): Promise<string> {
    const owner = { adminId: admin.id };
    const attempt = { account: `admin ${admin.username}`, owner, visitor };
    await this.failures.begin(attempt);
    const account = await this.admins.find(admin.id);
    if (!(await this.passwords.matches(current, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    await this.failures.forgive(attempt);
    if (isCommonPassword(next)) throw new PasswordTooCommon();
    return this.sessions.changePassword(admin, await this.passwords.hash(next), visitor.device);
  }
}
