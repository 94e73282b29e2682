import { networkOf } from '@afshoreh/config';
import { Injectable } from '@nestjs/common';
import { Limits, type Limit } from '../../common/limits/index.js';
import { AccountLimits, type AccountRates, type Attempt, type Visitor } from '../account-limits.js';
import type { DeviceOwner } from '../known-devices.service.js';
import { KnownDevices } from '../known-devices.service.js';

const hour = 60 * 60;

/** Codes for one number; the browsers of its owner are counted apart, so that strangers do not lock the owner out. */
export const codeRates: AccountRates = { each: 5, strangers: 10, seconds: hour };
const codeRatesOfDay: AccountRates = { each: 15, strangers: 20, seconds: 24 * hour };
/** Mobile networks let thousands of people share one address. */
const perNetwork = { limit: 100, seconds: hour };

/** Text messages abroad cost many times as much, and whoever earns from them makes sites send thousands. */
const home = '98';
const toHome = { limit: 1_000, seconds: hour };
const toCountry = { limit: 30, seconds: hour };
const abroad = { limit: 60, seconds: hour };

/** How many codes are sent: to one number, for one network, and to the numbers of one country. */
@Injectable()
export class PhoneCodeLimits {
  private readonly perNumber: AccountLimits[];
  private readonly network: Limit;
  private readonly home: Limit;
  private readonly country: Limit;
  private readonly abroad: Limit;

  constructor(limits: Limits, devices: KnownDevices) {
    this.perNumber = [
      new AccountLimits(devices, limits, 'phone-code', codeRates),
      new AccountLimits(devices, limits, 'phone-code.day', codeRatesOfDay),
    ];
    this.network = limits.shared('phone-code.network', perNetwork);
    this.home = limits.shared('phone-code.home', toHome);
    this.country = limits.shared('phone-code.country', toCountry);
    this.abroad = limits.shared('phone-code.abroad', abroad);
  }

  /**
   * Counts one code; returns 0, or the seconds until the next one may be sent. The limits that many people share come last,
   * so that a request which another limit refuses does not use them up.
   * @param country the calling code
   * @param owner the account that the number opens, if there is one
   */
  async count(phone: string, country: string, owner: DeviceOwner | null, visitor: Visitor): Promise<number> {
    const attempt: Attempt = { realm: 'customer', account: phone, owner, visitor };
    const [ofHour, ofDay] = this.perNumber as [AccountLimits, AccountLimits];
    return (
      (await this.network.count(networkOf(visitor.address))) ||
      (await ofHour.count(attempt)) ||
      (await ofDay.count(attempt)) ||
      (await this.ofCountry(country))
    );
  }

  private async ofCountry(country: string): Promise<number> {
    if (country === home) return this.home.count(home);
    return (await this.country.count(country)) || this.abroad.count('abroad');
  }
}
