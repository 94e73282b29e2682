import {
  AdminAccount,
  AdminLink,
  AdminSession,
  CustomerAccount,
  CustomerSearchTerm,
  CustomerSession,
  KnownDevice,
  PasswordReset,
  Secret,
} from './auth/index.js';
import { Category, PriceListEntry, Product, ProductDocument } from './catalog/index.js';
import { Contact, ContactSearchTerm, Subscriber } from './contacts/index.js';
import {
  Certificate,
  Comment,
  CommentSearchTerm,
  Holiday,
  Post,
  PostAddress,
  SectionVersion,
  Setting,
} from './content/index.js';
import { MediaAlias, MediaItem, MediaLeftover, MediaSearchTerm, MediaUse } from './media/index.js';
import { AuditEntry } from './operations/audit/index.js';
import { IdempotentRequest } from './operations/idempotency/index.js';
import { AdminListViews } from './operations/list-views/index.js';
import { OutboxMessage } from './operations/outbox/index.js';
import { Order, OrderCall, OrderLine, OrderNote, OrderSearchTerm, OrderStatusChange } from './orders/index.js';
import { Seller, SellerFile, SellerSearchTerm } from './sellers/index.js';
import { SeedRun } from './database/seed/index.js';

/** Every entity. The list is written by hand, because a file that matches a pattern must not change the database. */
export const entities: (new () => object)[] = [
  AdminAccount,
  AdminLink,
  AdminListViews,
  AdminSession,
  CustomerAccount,
  CustomerSearchTerm,
  CustomerSession,
  KnownDevice,
  PasswordReset,
  Secret,
  Category,
  PriceListEntry,
  Product,
  ProductDocument,
  Order,
  OrderCall,
  OrderLine,
  OrderNote,
  OrderSearchTerm,
  OrderStatusChange,
  SeedRun,
  Contact,
  ContactSearchTerm,
  Subscriber,
  Certificate,
  Holiday,
  SectionVersion,
  Setting,
  Post,
  PostAddress,
  Comment,
  CommentSearchTerm,
  AuditEntry,
  IdempotentRequest,
  OutboxMessage,
  MediaAlias,
  MediaItem,
  MediaUse,
  MediaLeftover,
  MediaSearchTerm,
  Seller,
  SellerFile,
  SellerSearchTerm,
];
