import { Injectable } from '@nestjs/common';
import { Database, isUniqueViolation } from '../database/index.js';
import type { LoginDto, RegisterDto } from './auth.dto.js';
import { CredentialsWrong, EmailTaken } from './auth.errors.js';
import { CustomerAccount } from './customer.entity.js';
import { FailedLogins } from './failed-logins.js';
import { Passwords } from './passwords.js';

/** The accounts of customers. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
  ) {}

  /** @throws EmailTaken */
  async register({ fullName, email, phoneNumber, password }: RegisterDto): Promise<void> {
    const passwordHash = await this.passwords.hash(password);
    const account = { fullName, email: email.toLowerCase(), phoneNumber, passwordHash, createdAt: new Date() };
    try {
      await this.database.write((tx) => tx.insert(CustomerAccount, account));
    } catch (error) {
      throw isUniqueViolation(error) ? new EmailTaken() : error;
    }
  }

  /** @throws CredentialsWrong for a wrong password and an unknown address alike; TooManyLogins */
  async login({ username, password }: LoginDto, address: string): Promise<CustomerAccount> {
    const attempt = this.failures.begin(`customer ${username}`, address);
    const account = await this.database.read.findOneBy(CustomerAccount, { email: username.toLowerCase() });
    const matches = await this.passwords.matches(password, account?.passwordHash ?? null);
    if (!account || !matches) throw new CredentialsWrong();
    attempt.succeeded();
    return account;
  }
}
