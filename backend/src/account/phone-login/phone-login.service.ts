import { Injectable } from '@nestjs/common';
import {
  KnownDevices,
  PhoneAccountsService,
  PhoneCodesService,
  type CustomerAccount,
  type PhoneLoginDto,
  type Visitor,
} from '../../auth/index.js';
import { AccountOrdersService } from '../../orders/index.js';
import { AccountSamplesService } from '../../samples/index.js';

/** Logs customers in by a code that was sent to their phone. */
@Injectable()
export class PhoneLoginService {
  constructor(
    private readonly codes: PhoneCodesService,
    private readonly phones: PhoneAccountsService,
    private readonly orders: AccountOrdersService,
    private readonly samples: AccountSamplesService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Logs in to the account of the number, and gives it the orders and samples that guests placed with this number.
   * Returns the account and the value for the device cookie. Throws `PhoneCodeWrong`, and `NameNeeded` when a new
   * account would have no name.
   * @param token of the code that was sent for this browser
   */
  async login(
    { phone, code, fullName }: PhoneLoginDto,
    token: string | null,
    { device }: Visitor,
  ): Promise<{ account: CustomerAccount; device: string }> {
    const account = await this.codes.use({ token, phone, code }, async (tx) => {
      const nameOfNew = async () => fullName ?? this.orders.nameOfGuest(phone, tx);
      const opened = await this.phones.open(phone, nameOfNew, tx);
      await this.orders.claim(opened.id, phone, tx);
      await this.samples.claim(opened.id, phone, tx);
      return opened;
    });
    return { account, device: await this.devices.remember(device, { customerId: account.id }) };
  }
}
