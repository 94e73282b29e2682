import { Link } from '@afshoreh/contracts/router';
import { color } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';

/** The action in words. The record in it is a link while the record exists. */
export function EntrySummary({ entry }: { entry: AuditEntry }) {
  const { summary, thing, gone } = entry;
  const address = addressOf(entry);
  const at = summary.indexOf(thing);
  if (at < 0) return summary;
  return (
    <>
      {summary.slice(0, at)}
      {address ? (
        <Link to={address}>{thing}</Link>
      ) : (
        <RecordName title={gone ? copy.gone : undefined}>{thing}</RecordName>
      )}
      {summary.slice(at + thing.length)}
    </>
  );
}

/** Returns the address of an entry's record; null when it has no screen. */
function addressOf({ subject, subjectId, gone }: AuditEntry): string | null {
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

const RecordName = styled.span`
  &[title] {
    color: ${color('muted')};
    text-decoration: line-through;
  }
`;
