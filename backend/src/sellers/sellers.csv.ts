import { timeColumns, yesOrNo, type CsvColumn } from '../common/http/index.js';
import { nationalPhoneOf } from '../common/validation/index.js';
import { copy, sellerStatusNames } from './copy.js';
import type { Seller } from './seller.entity.js';

export const sellerColumns: CsvColumn<Seller>[] = [
  [copy.columns.id, ({ id }) => id],
  [copy.columns.companyName, ({ companyName }) => companyName],
  [copy.columns.ownerFullName, ({ ownerFullName }) => ownerFullName],
  [copy.columns.nationalId, ({ nationalId }) => nationalId],
  [copy.columns.taxId, ({ taxId }) => taxId],
  [copy.columns.phoneNumber, ({ phoneNumber }) => nationalPhoneOf(phoneNumber)],
  [copy.columns.whatsappNumber, ({ whatsappNumber }) => whatsappNumber && nationalPhoneOf(whatsappNumber)],
  [copy.columns.email, ({ email }) => email],
  [copy.columns.website, ({ website }) => website],
  [copy.columns.address, ({ address }) => address],
  [copy.columns.productCategories, ({ productCategories }) => productCategories],
  [copy.columns.productionCapacityPerMonth, ({ productionCapacityPerMonth }) => productionCapacityPerMonth],
  [copy.columns.exportReady, ({ exportReady }) => yesOrNo(exportReady)],
  [copy.columns.certifications, ({ certifications }) => certifications],
  [copy.columns.status, ({ status }) => sellerStatusNames[status]],
  [copy.columns.isFeaturedSeller, ({ isFeaturedSeller }) => yesOrNo(isFeaturedSeller)],
  [copy.columns.notes, ({ notes }) => notes],
  ...timeColumns<Seller>(copy.columns.createdAt, ({ createdAt }) => createdAt),
  ...timeColumns<Seller>(copy.columns.updatedAt, ({ updatedAt }) => updatedAt),
];
