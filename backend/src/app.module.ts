import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountModule } from './account/index.js';
import { ApiKeyGuard, AuthModule } from './auth/index.js';
import { CallSheetsModule } from './call-sheets/index.js';
import { CatalogModule } from './catalog/index.js';
import { RateLimitGuard } from './common/http/rate-limit.js';
import { Limits } from './common/limits/index.js';
import { Messages } from './common/messages/index.js';
import { Pdfs } from './common/pdf/index.js';
import { Sandbox } from './common/sandbox/index.js';
import { ContactsModule } from './contacts/index.js';
import { ContentModule } from './content/index.js';
import { Env } from './config/index.js';
import { Database } from './database/index.js';
import { CustomerRelationsModule } from './customer-relations/index.js';
import { SeedModule } from './database/seed/index.js';
import { LotsModule } from './lots/index.js';
import { MediaModule } from './media/index.js';
import { OpenGraphModule } from './open-graph/index.js';
import { DashboardModule, OperationsModule } from './operations/index.js';
import { OrdersModule } from './orders/index.js';
import { QuotesModule } from './quotes/index.js';
import { SamplesModule } from './samples/index.js';
import { SellersModule } from './sellers/index.js';
import { StaffModule } from './staff/index.js';
import { VitalsModule } from './vitals/index.js';
import { WebhooksModule } from './webhooks/index.js';

/** What every domain may inject: settings, the database, limits, messages between copies, the sandbox for files, PDFs. */
@Global()
@Module({})
class FoundationModule {
  static with(env: Env, database: Database): DynamicModule {
    const values = [
      { provide: Env, useValue: env },
      { provide: Database, useValue: database },
    ];
    const providers = [...values, Limits, Messages, Pdfs, Sandbox];
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
        // This comes before AccountModule, whose `customers/:id` would match `customers/export`.
        AuthModule,
        AccountModule,
        ContactsModule,
        ContentModule,
        MediaModule,
        OpenGraphModule,
        OperationsModule,
        DashboardModule,
        CatalogModule,
        LotsModule,
        OrdersModule,
        QuotesModule,
        SamplesModule,
        CallSheetsModule,
        CustomerRelationsModule,
        SellersModule,
        StaffModule,
        VitalsModule,
        WebhooksModule,
        SeedModule,
      ],
      // The first guard looks up the key of a request, because the second one counts each key by itself.
      providers: [
        { provide: APP_GUARD, useClass: ApiKeyGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
    };
  }
}
