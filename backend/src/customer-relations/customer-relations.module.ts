import { Module } from '@nestjs/common';
import { AccountModule } from '../account/index.js';
import { AuthModule } from '../auth/index.js';
import { CompaniesController } from './companies.controller.js';
import { CompaniesService } from './companies.service.js';
import { MergesController } from './merges.controller.js';
import { MergesService } from './merges.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleForgetting } from './people-forgetting.service.js';
import { PeopleService } from './people.service.js';

/**
 * The data that staff have about customers, with and without an account, and their calls about them. This domain needs
 * several others.
 */
@Module({
  imports: [AccountModule, AuthModule],
  controllers: [PeopleController, MergesController, CompaniesController],
  providers: [PeopleForgetting, PeopleService, MergesService, CompaniesService],
})
export class CustomerRelationsModule {}
