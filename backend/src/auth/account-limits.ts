import { networkOf } from '@afshoreh/config';
import { ApiExtension } from '@nestjs/swagger';
import type { Limit, Limits } from '../common/limits/index.js';
import { mailboxOf } from '../common/mailbox.js';
import type { DeviceOwner, KnownDevices } from './known-devices.service.js';

/** The origin of a request. */
export interface Visitor {
  address: string;
  /** The value of the browser's device cookie, or null. */
  device: string | null;
  userAgent?: string | undefined;
}

/** An attempt by a person who names an account; it may be another person's account. */
interface AttemptByName {
  realm: 'admin' | 'customer';
  /** E-mail address or username as it was typed. */
  account: string;
  /** Null when the account does not exist. */
  owner: DeviceOwner | null;
  visitor: Visitor;
}

/** An attempt on an account: by its name, or from a session, which is counted by the session alone. */
export type Attempt = AttemptByName | { sessionId: string };

/** The keys of an attempt: the owner's session or browser, or the account together with the stranger's address. */
type Keys = { own: string; account?: never; address?: never } | { own: null; account: string; address: string };

/** `each` is for one address, one own browser or one session; `strangers` for all strangers together. */
export interface AccountRates {
  each: number;
  strangers: number;
  seconds: number;
}

/** For failed logins, and for other wrong passwords of the same account. */
export const loginRates: AccountRates = { each: 10, strangers: 100, seconds: 15 * 60 };
/** For requests for a link that sets a new password. */
export const resetRates: AccountRates = { each: 5, strangers: 20, seconds: 60 * 60 };

/** Keeps the rates of an operation until the API document is complete and describes them in words. */
export const accountRatesExtension = 'x-account-rates';

/** Documents how often the operation may be tried per account. */
export const AccountLimit = (rates: AccountRates): MethodDecorator => ApiExtension(accountRatesExtension, { ...rates });

/**
 * Limits attempts on one account, whether it exists or not: strictly per address, generously for all addresses
 * together. The account's own browsers and running sessions are counted separately, so that strangers who exhaust both
 * limits do not lock out the owner.
 */
export class AccountLimits {
  private readonly perAddress: Limit;
  private readonly perAccount: Limit;
  private readonly perOwn: Limit;

  constructor(
    private readonly devices: KnownDevices,
    limits: Limits,
    name: string,
    { each, strangers, seconds }: AccountRates,
  ) {
    this.perAddress = limits.shared(`${name}.address`, { limit: each, seconds });
    this.perAccount = limits.shared(`${name}.account`, { limit: strangers, seconds });
    this.perOwn = limits.shared(`${name}.device`, { limit: each, seconds });
  }

  /** Counts one; returns 0, or the seconds until the next attempt is allowed. */
  async count(attempt: Attempt): Promise<number> {
    const { own, account, address } = await this.keysOf(attempt);
    if (own !== null) return this.perOwn.count(own);
    // A refused address must not use up the limit of the other addresses.
    return (await this.perAddress.count(address)) || this.perAccount.count(account);
  }

  /** Resets the counts of a person who has proved to own the account; the counts of strangers stay. */
  async forgive(attempt: Attempt): Promise<void> {
    const { own, account, address } = await this.keysOf(attempt);
    if (own !== null) return this.perOwn.forget(own);
    await this.perAddress.forget(address);
    await this.perAccount.uncount(account);
  }

  private async keysOf(attempt: Attempt): Promise<Keys> {
    if ('sessionId' in attempt) return { own: attempt.sessionId };
    const { realm, visitor, owner } = attempt;
    const own = await this.devices.find(visitor.device, owner);
    if (own !== null) return { own };
    const account = `${realm} ${mailboxOf(attempt.account)}`;
    return { own, account, address: `${account}\n${networkOf(visitor.address)}` };
  }
}
