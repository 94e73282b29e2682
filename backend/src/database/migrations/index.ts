import type { MigrationInterface } from 'typeorm';
import { SetDatabaseCollation1700000000000 } from './1700000000000-set-database-collation.js';
import { CreateRevision1700000000101 } from './1700000000101-create-revision.js';
import { CreateSecret1700000000111 } from './1700000000111-create-secret.js';
import { CreateAdmin1700000000112 } from './1700000000112-create-admin.js';
import { CreateAdminSession1700000000113 } from './1700000000113-create-admin-session.js';
import { CreateCustomer1700000000114 } from './1700000000114-create-customer.js';
import { CreateCustomerSession1700000000115 } from './1700000000115-create-customer-session.js';
import { CreateCategories1700000000201 } from './1700000000201-create-categories.js';
import { FillCategories1700000000202 } from './1700000000202-fill-categories.js';
import { CreatePriceList1700000000203 } from './1700000000203-create-price-list.js';
import { CreateProducts1700000000204 } from './1700000000204-create-products.js';
import { CreateOrders1700000000205 } from './1700000000205-create-orders.js';
import { CreateOrderLines1700000000206 } from './1700000000206-create-order-lines.js';
import { CreateOrderStatusChanges1700000000207 } from './1700000000207-create-order-status-changes.js';
import { CreateSeedRuns1700000000208 } from './1700000000208-create-seed-runs.js';
import { CreateSettings1700000000301 } from './1700000000301-create-settings.js';
import { CreateSectionVersions1700000000302 } from './1700000000302-create-section-versions.js';
import { CreateContacts1700000000303 } from './1700000000303-create-contacts.js';
import { CreateAuditEntries1700000000401 } from './1700000000401-create-audit-entries.js';
import { CreateOutboxMessages1700000000402 } from './1700000000402-create-outbox-messages.js';
import { CreatePasswordResets1700000000501 } from './1700000000501-create-password-resets.js';
import { AddCustomerKeys1700000000502 } from './1700000000502-add-customer-keys.js';
import { FillCustomerKeys1700000000503 } from './1700000000503-fill-customer-keys.js';
import { AddAdminPasswordChangedAt1700000000504 } from './1700000000504-add-admin-password-changed-at.js';
import { CreateNewsletterSubscribers1700000000505 } from './1700000000505-create-newsletter-subscribers.js';
import { CreateOrderSearchTerms1700000000601 } from './1700000000601-create-order-search-terms.js';
import { DropOrderSearchKey1700000000602 } from './1700000000602-drop-order-search-key.js';
import { CreateOrderCalls1700000000603 } from './1700000000603-create-order-calls.js';
import { AddOrderCallTimes1700000000604 } from './1700000000604-add-order-call-times.js';
import { IndexOrderTimes1700000000605 } from './1700000000605-index-order-times.js';
import { CreateMediaItems1700000000701 } from './1700000000701-create-media-items.js';
import { CreateMediaUses1700000000702 } from './1700000000702-create-media-uses.js';
import { CreateMediaLeftovers1700000000703 } from './1700000000703-create-media-leftovers.js';
import { CreateProductDocuments1700000000704 } from './1700000000704-create-product-documents.js';
import { AddProductImageVariants1700000000705 } from './1700000000705-add-product-image-variants.js';
import { CreateBlogPosts1700000000801 } from './1700000000801-create-blog-posts.js';
import { CreateBlogComments1700000000802 } from './1700000000802-create-blog-comments.js';
import { IndexAuditTimes1700000000901 } from './1700000000901-index-audit-times.js';
import { CreateSellers1700000000902 } from './1700000000902-create-sellers.js';
import { DropPriceOrders1700000000903 } from './1700000000903-drop-price-orders.js';
import { AddUnsubscribeUrls1700000000904 } from './1700000000904-add-unsubscribe-urls.js';
import { IndexExpiries1700000000905 } from './1700000000905-index-expiries.js';
import { IndexUnreadContacts1700000000906 } from './1700000000906-index-unread-contacts.js';
import { CreateRateLimit1700000001001 } from './1700000001001-create-rate-limit.js';
import { CreateKnownDevice1700000001002 } from './1700000001002-create-known-device.js';
import { HashAdminSessions1700000001003 } from './1700000001003-hash-admin-sessions.js';
import { IndexOutboxRecipients1700000001004 } from './1700000001004-index-outbox-recipients.js';
import { CreateHeartbeat1700000001051 } from './1700000001051-create-heartbeat.js';
import { AddOutboxAbout1700000001101 } from './1700000001101-add-outbox-about.js';
import { LetSubscribersLeave1700000001102 } from './1700000001102-let-subscribers-leave.js';
import { ForgetWhatWasDeleted1700000001103 } from './1700000001103-forget-what-was-deleted.js';
import { OweCallsOfProcessingOrders1700000001151 } from './1700000001151-set-call-due-of-processing-orders.js';
import { CreateSearchTerms1700000001152 } from './1700000001152-create-search-terms.js';
import { FillSearchTerms1700000001153 } from './1700000001153-fill-search-terms.js';
import { AddSortKeys1700000001154 } from './1700000001154-add-sort-keys.js';
import { FillSortKeys1700000001155 } from './1700000001155-fill-sort-keys.js';
import { AddOrderLinePacks1700000001201 } from './1700000001201-add-order-line-packs.js';
import { AddProductSearchKey1700000001301 } from './1700000001301-add-product-search-key.js';
import { FillProductSearchKeys1700000001302 } from './1700000001302-fill-product-search-keys.js';
import { CreateCertificates1700000001401 } from './1700000001401-create-certificates.js';
import { FillCertificates1700000001402 } from './1700000001402-fill-certificates.js';
import { AddOrderAssignees1700000001501 } from './1700000001501-add-order-assignees.js';
import { AddOrderLeases1700000001502 } from './1700000001502-add-order-leases.js';
import { IndexOrderPhones1700000001503 } from './1700000001503-index-order-phones.js';
import { CreateOrderNotes1700000001504 } from './1700000001504-create-order-notes.js';
import { AddRecordVersions1700000001505 } from './1700000001505-add-record-versions.js';
import { CreateCreations1700000001506 } from './1700000001506-create-creations.js';
import { AddProductPacks1700000001601 } from './1700000001601-add-product-packs.js';
import { FillProductPacks1700000001602 } from './1700000001602-fill-product-packs.js';
import { AddMediaAlt1700000001620 } from './1700000001620-add-media-alt.js';
import { CreateMediaAliases1700000001621 } from './1700000001621-create-media-aliases.js';
import { CreateSellerFiles1700000001680 } from './1700000001680-create-seller-files.js';
import { AddAdminRoles1700000001700 } from './1700000001700-add-admin-roles.js';
import { AddAdminStates1700000001701 } from './1700000001701-add-admin-states.js';
import { CreateAdminLinks1700000001702 } from './1700000001702-create-admin-links.js';
import { AddSessionPlaces1700000001703 } from './1700000001703-add-session-places.js';
import { CreateListViews1700000001720 } from './1700000001720-create-list-views.js';
import { AddFirstCalls1700000001740 } from './1700000001740-add-first-calls.js';
import { FillFirstCalls1700000001741 } from './1700000001741-fill-first-calls.js';
import { IndexOrderReports1700000001742 } from './1700000001742-index-order-reports.js';
import { CreatePostAddresses1700000001660 } from './1700000001660-create-post-addresses.js';
import { CreateHolidays1700000001743 } from './1700000001743-create-holidays.js';
import { StoreSettingsVersion1700000001800 } from './1700000001800-store-settings-version.js';
import { IndexAskedLines1700000001900 } from './1700000001900-index-asked-lines.js';
import { FillHolidays1700000001744 } from './1700000001744-fill-holidays.js';
import { AddAuditNames1700000001790 } from './1700000001790-add-audit-names.js';
import { FillAuditNames1700000001791 } from './1700000001791-fill-audit-names.js';

/** Every migration, in order, listed by hand. A domain appends its own below. */
export const migrations: (new () => MigrationInterface)[] = [
  SetDatabaseCollation1700000000000,
  CreateRevision1700000000101,
  CreateSecret1700000000111,
  CreateAdmin1700000000112,
  CreateAdminSession1700000000113,
  CreateCustomer1700000000114,
  CreateCustomerSession1700000000115,
  CreateCategories1700000000201,
  FillCategories1700000000202,
  CreatePriceList1700000000203,
  CreateProducts1700000000204,
  CreateOrders1700000000205,
  CreateOrderLines1700000000206,
  CreateOrderStatusChanges1700000000207,
  CreateSeedRuns1700000000208,
  CreateSettings1700000000301,
  CreateSectionVersions1700000000302,
  CreateContacts1700000000303,
  CreateAuditEntries1700000000401,
  CreateOutboxMessages1700000000402,
  CreatePasswordResets1700000000501,
  AddCustomerKeys1700000000502,
  FillCustomerKeys1700000000503,
  AddAdminPasswordChangedAt1700000000504,
  CreateNewsletterSubscribers1700000000505,
  CreateOrderSearchTerms1700000000601,
  DropOrderSearchKey1700000000602,
  CreateOrderCalls1700000000603,
  AddOrderCallTimes1700000000604,
  IndexOrderTimes1700000000605,
  CreateMediaItems1700000000701,
  CreateMediaUses1700000000702,
  CreateMediaLeftovers1700000000703,
  CreateProductDocuments1700000000704,
  AddProductImageVariants1700000000705,
  CreateBlogPosts1700000000801,
  CreateBlogComments1700000000802,
  IndexAuditTimes1700000000901,
  CreateSellers1700000000902,
  DropPriceOrders1700000000903,
  AddUnsubscribeUrls1700000000904,
  IndexExpiries1700000000905,
  IndexUnreadContacts1700000000906,
  CreateRateLimit1700000001001,
  CreateKnownDevice1700000001002,
  HashAdminSessions1700000001003,
  IndexOutboxRecipients1700000001004,
  CreateHeartbeat1700000001051,
  AddOutboxAbout1700000001101,
  LetSubscribersLeave1700000001102,
  ForgetWhatWasDeleted1700000001103,
  OweCallsOfProcessingOrders1700000001151,
  CreateSearchTerms1700000001152,
  FillSearchTerms1700000001153,
  AddSortKeys1700000001154,
  FillSortKeys1700000001155,
  AddOrderLinePacks1700000001201,
  AddProductSearchKey1700000001301,
  FillProductSearchKeys1700000001302,
  CreateCertificates1700000001401,
  FillCertificates1700000001402,
  AddOrderAssignees1700000001501,
  AddOrderLeases1700000001502,
  IndexOrderPhones1700000001503,
  CreateOrderNotes1700000001504,
  AddRecordVersions1700000001505,
  CreateCreations1700000001506,
  AddProductPacks1700000001601,
  FillProductPacks1700000001602,
  AddMediaAlt1700000001620,
  CreateMediaAliases1700000001621,
  CreatePostAddresses1700000001660,
  CreateSellerFiles1700000001680,
  AddAdminRoles1700000001700,
  AddAdminStates1700000001701,
  CreateAdminLinks1700000001702,
  AddSessionPlaces1700000001703,
  CreateListViews1700000001720,
  AddFirstCalls1700000001740,
  FillFirstCalls1700000001741,
  IndexOrderReports1700000001742,
  CreateHolidays1700000001743,
  FillHolidays1700000001744,
  AddAuditNames1700000001790,
  FillAuditNames1700000001791,
  StoreSettingsVersion1700000001800,
  IndexAskedLines1700000001900,
];
