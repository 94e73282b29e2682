import { Link } from '@afshoreh/contracts/router';
import { color } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';
import { addressOf } from '../thing-address';

/** What was done, with the thing in it as a link as long as it is there. */
export function EntrySummary({ entry }: { entry: AuditEntry }) {
  const { summary, thing, gone } = entry;
  const address = addressOf(entry);
  const at = summary.indexOf(thing);
  if (at < 0) return summary;
  return (
    <>
      {summary.slice(0, at)}
      {address ? <Link to={address}>{thing}</Link> : <Thing title={gone ? copy.gone : undefined}>{thing}</Thing>}
      {summary.slice(at + thing.length)}
    </>
  );
}

const Thing = styled.span`
  &[title] {
    color: ${color('muted')};
    text-decoration: line-through;
  }
`;
