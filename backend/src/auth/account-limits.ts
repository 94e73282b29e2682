import { networkOf } from '@afshoreh/config';
import type { Limit, Limits } from '../common/limits/index.js';
import type { DeviceOwner, KnownDevices } from './known-devices.service.js';

/** Where a request came from. */
export interface Visitor {
  /** The IP address. */
  address: string;
  /** What the browser's device cookie holds, or null. */
  device: string | null;
  /** What the browser says it is. */
  userAgent?: string | undefined;
}

/** Somebody tries something with an account. */
export interface Attempt {
  /** Kind and name of the account, as it was typed. */
  account: string;
  /** Null when there is no such account. */
  owner: DeviceOwner | null;
  visitor: Visitor;
}

/** How often in `seconds`: from one address or own browser, and from all strangers together. */
interface AccountRates {
  each: number;
  strangers: number;
  seconds: number;
}

/**
 * The limits around one account, known or unknown alike: strict for one address, wide for all of them together. The
 * account's own browsers are counted apart, so strangers who use both up do not lock its owner out.
 */
export class AccountLimits {
  private readonly perAddress: Limit;
  private readonly perAccount: Limit;
  private readonly perDevice: Limit;

  constructor(
    private readonly devices: KnownDevices,
    limits: Limits,
    name: string,
    { each, strangers, seconds }: AccountRates,
  ) {
    this.perAddress = limits.shared(`${name}.address`, { limit: each, seconds });
    this.perAccount = limits.shared(`${name}.account`, { limit: strangers, seconds });
    this.perDevice = limits.shared(`${name}.device`, { limit: each, seconds });
  }

  /** Counts one; answers 0, or the seconds until there is room again. */
  async count({ account, owner, visitor }: Attempt): Promise<number> {
    const device = await this.devices.find(visitor.device, owner);
    if (device) return this.perDevice.count(device);
    const name = nameOf(account);
    // An address that is refused here uses up nothing of what others have.
    return (await this.perAddress.count(`${name}\n${networkOf(visitor.address)}`)) || this.perAccount.count(name);
  }

  /** Whoever proved whose account it is starts anew; what others tried stays counted. */
  async forgive({ account, owner, visitor }: Attempt): Promise<void> {
    const device = await this.devices.find(visitor.device, owner);
    if (device) return this.perDevice.forget(device);
    const name = nameOf(account);
    await this.perAddress.forget(`${name}\n${networkOf(visitor.address)}`);
    await this.perAccount.uncount(name);
  }
}

/** As accounts are looked up. */
function nameOf(account: string): string {
  return account.trim().toLowerCase();
}
