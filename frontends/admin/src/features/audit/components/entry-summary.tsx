import { Link } from '@afshoreh/contracts/router';
import { color } from '@afshoreh/ui/theme';
import styled from 'styled-components';
import { recordAddress } from '../../../layout/sections';
import { copy } from '../copy';
import type { AuditEntry } from '../get-audit';

/** The action in words. The record in it is a link while the record exists. */
export function EntrySummary({ entry }: { entry: AuditEntry }) {
  const { summary, thing, gone, subject, subjectId } = entry;
  const address = gone ? null : recordAddress(subject, subjectId);
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

const RecordName = styled.span`
  &[title] {
    color: ${color('muted')};
    text-decoration: line-through;
  }
`;
