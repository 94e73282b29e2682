import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountModule } from './account/index.js';
import { AuthModule } from './auth/index.js';
import { CatalogModule } from './catalog/index.js';
import { RateLimitGuard } from './common/http/rate-limit.js';
import { Limits } from './common/limits/index.js';
import { ContactsModule } from './contacts/index.js';
import { ContentModule } from './content/index.js';
import { Env } from './config/index.js';
import { Database } from './database/index.js';
import { SeedModule } from './database/seed/index.js';
import { MediaModule } from './media/index.js';
import { OpenGraphModule } from './open-graph/index.js';
import { DashboardModule, OperationsModule } from './operations/index.js';
import { Creations } from './operations/idempotency/index.js';
import { OrdersModule } from './orders/index.js';
import { SellersModule } from './sellers/index.js';
import { StaffModule } from './staff/index.js';

/** What every domain may ask for: the settings of the process, the open database, counters, the keys of what was made. */
@Global()
@Module({})
class FoundationModule {
  static with(env: Env, database: Database): DynamicModule {
    const providers = [{ provide: Env, useValue: env }, { provide: Database, useValue: database }, Creations, Limits];
    return { module: FoundationModule, providers, exports: providers };
  }
}

@Module({})
export class AppModule {
  static with(env: Env, database: Database): DynamicModule {
    return {
      module: AppModule,
      imports: [
        FoundationModule.with(env, database),
        // First of the two: its `customers/export` is no id of a customer.
        AuthModule,
        AccountModule,
        ContactsModule,
        ContentModule,
        MediaModule,
        OpenGraphModule,
        OperationsModule,
        DashboardModule,
        CatalogModule,
        OrdersModule,
        SellersModule,
        StaffModule,
        SeedModule,
      ],
      providers: [{ provide: APP_GUARD, useClass: RateLimitGuard }],
    };
  }
}
