import type { AuditEntry } from './get-audit';

/** Where the thing of an entry is looked at; null for what has no screen. */
export function addressOf({ subject, subjectId, gone }: AuditEntry): string | null {
  if (gone) return null;
  const id = encodeURIComponent(subjectId);
  const addresses: Record<string, string> = {
    admin: `/admin/settings?tab=admins&admin=${id}`,
    category: `/admin/categories?category=${id}`,
    certificate: `/admin/content/certificates?certificate=${id}`,
    comment: `/admin/comments?comment=${id}`,
    contact: `/admin/contacts?message=${id}`,
    customer: `/admin/customers?customer=${id}`,
    holiday: '/admin/settings?tab=holidays',
    media: `/admin/media?media=${id}`,
    order: `/admin/orders?order=${id}`,
    post: `/admin/blog/edit?post=${id}`,
    price_list_entry: `/admin/prices?tab=list&row=${id}`,
    product: `/admin/products?product=${id}`,
    section: `/admin/content?tab=${id}`,
    seller: `/admin/sellers?seller=${id}`,
    settings: '/admin/settings?tab=site',
  };
  return addresses[subject] ?? null;
}
