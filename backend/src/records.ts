import { adminKind } from './auth/admin.record.js';
import { apiKeyKind } from './auth/api-keys/api-key.record.js';
import { customerKind, customerExportKind } from './auth/customer.record.js';
import { listViewsKind } from './auth/list-views.record.js';
import { categoryKind } from './catalog/category.record.js';
import { cropAlertKind } from './catalog/crop-alerts/crop-alert.record.js';
import { familyKind, parameterKind } from './catalog/parameters/parameter.record.js';
import { priceListEntryKind } from './catalog/price-list-entry.record.js';
import { productKind, productImportKind } from './catalog/product.record.js';
import { contactKind } from './contacts/contact.record.js';
import { subscriberKind } from './contacts/newsletter/subscriber.record.js';
import { commentKind } from './content/blog/comment.record.js';
import { postKind } from './content/blog/post.record.js';
import { certificateKind } from './content/certificates/certificate.record.js';
import { holidayKind } from './content/holidays/holiday.record.js';
import { sectionKind } from './content/section.record.js';
import { settingsKind } from './content/settings.record.js';
import { analysisKind, lotKind } from './lots/lot.record.js';
import { mediaKind } from './media/media.record.js';
import { orderKind } from './orders/order.record.js';
import { releaseKind } from './operations/releases/release.record.js';
import { quoteKind } from './quotes/quote.record.js';
import { companiesExportKind, companyKind } from './people/company.record.js';
import { peopleExportKind, personKind } from './people/person.record.js';
import { sampleKind } from './samples/sample.record.js';
import type { RecordFeed, RecordKind } from './record-kind.js';
import { sellerKind } from './sellers/seller.record.js';
import { webhookKind } from './webhooks/webhook.record.js';

/** Every kind of record that admins change, in the order in which the filter of the audit lists their actions. */
export const recordKinds = [
  productKind,
  productImportKind,
  categoryKind,
  parameterKind,
  familyKind,
  priceListEntryKind,
  lotKind,
  analysisKind,
  orderKind,
  quoteKind,
  sampleKind,
  contactKind,
  customerKind,
  customerExportKind,
  personKind,
  peopleExportKind,
  companyKind,
  companiesExportKind,
  sectionKind,
  certificateKind,
  postKind,
  commentKind,
  mediaKind,
  sellerKind,
  subscriberKind,
  cropAlertKind,
  settingsKind,
  holidayKind,
  adminKind,
  apiKeyKind,
  webhookKind,
  releaseKind,
  listViewsKind,
] as const;

type Kind = (typeof recordKinds)[number];
/** The name of a kind: `product`. */
export type Subject = Kind['name'];
/** The `operationId` of a call that writes, for example `updateProduct`. */
export type Action = Kind extends infer Each ? (Each extends Kind ? keyof Each['actions'] : never) : never;

/** The kinds of records that programs may follow. */
export const feedKinds = (recordKinds as readonly RecordKind[]).filter(
  (kind): kind is RecordKind & { feed: RecordFeed } => kind.feed !== undefined,
);

const byName: ReadonlyMap<string, RecordKind> = new Map(recordKinds.map((kind) => [kind.name, kind]));

const byAction = new Map(
  recordKinds.flatMap(({ name, actions }) => Object.keys(actions).map((action) => [action, name] as const)),
);

/** The kind of record that a call writes. */
export function subjectOf(action: Action): Subject {
  return byAction.get(action)!;
}

/** Undefined for an unknown name, which may come from an older audit entry or from a caller. */
export function recordKindOf(subject: string): RecordKind | undefined {
  return byName.get(subject);
}
