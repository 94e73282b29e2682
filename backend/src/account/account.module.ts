import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContactsModule } from '../contacts/index.js';
import { OrdersModule } from '../orders/index.js';
import { QuotesModule } from '../quotes/index.js';
import { SamplesModule } from '../samples/index.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountDataService } from './account-data.service.js';
import { CustomerForgetting } from './customer-forgetting.service.js';
import { CustomerCareService } from './customer-care.service.js';
import { CustomerController } from './customer.controller.js';
import { PhoneLoginController } from './phone-login/phone-login.controller.js';
import { PhoneLoginService } from './phone-login/phone-login.service.js';
import { PhoneProofService } from './phone-login/phone-proof.service.js';
import { BuyerSpecificationController } from './specification/buyer-specification.controller.js';
import { BuyerSpecificationsService } from './specification/buyer-specifications.service.js';

/**
 * The parts of a customer's account that need several domains. Profile and sessions are in `auth`, the list of orders is in
 * `orders`.
 */
@Module({
  imports: [AuthModule, ContactsModule, OrdersModule, QuotesModule, SamplesModule],
  controllers: [AccountDataController, BuyerSpecificationController, CustomerController, PhoneLoginController],
  providers: [
    AccountDataService,
    BuyerSpecificationsService,
    CustomerCareService,
    CustomerForgetting,
    PhoneLoginService,
    PhoneProofService,
  ],
  exports: [CustomerForgetting],
})
export class AccountModule {}
