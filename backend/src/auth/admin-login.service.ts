import { Injectable } from '@nestjs/common';
import type { Admin } from './admin.js';
import type { AdminAccount } from './admin.entity.js';
import { AdminCredentialsWrong, CurrentPasswordWrong, PasswordTooCommon } from './auth.errors.js';
import { AdminsService } from './admins.service.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { isCommonPassword } from '../common/validation/common-passwords.js';
import { FailedLogins } from './failed-logins.js';
import { Passwords } from './passwords.js';

/** Everything that needs an admin's password. */
@Injectable()
export class AdminLoginService {
  constructor(
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
  ) {}

  /** @throws AdminCredentialsWrong for a wrong password and an unknown user alike; TooManyLogins */
  async login(username: string, password: string, address: string): Promise<{ token: string; admin: AdminAccount }> {
    const attempt = this.failures.begin(`admin ${username}`, address);
    const admin = await this.admins.findByUsername(username);
    const matches = await this.passwords.matches(password, admin?.passwordHash ?? null);
    if (!admin || !matches) throw new AdminCredentialsWrong();
    attempt.succeeded();
    return { token: await this.sessions.open(admin), admin };
  }

  /** @throws CurrentPasswordWrong, PasswordTooCommon, TooManyLogins */
  async changePassword(admin: Admin, current: string, next: string, address: string): Promise<void> {
    const account = await this.admins.find(admin.id);
    const attempt = this.failures.begin(`admin ${account?.username ?? ''}`, address);
    if (!(await this.passwords.matches(current, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    attempt.succeeded();
    if (isCommonPassword(next)) throw new PasswordTooCommon();
    await this.sessions.changePassword(admin, await this.passwords.hash(next));
  }
}
