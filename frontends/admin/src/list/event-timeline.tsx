import type { Schemas } from '@afshoreh/api-client';
import { Link } from '@afshoreh/contracts/router';
import { formatDateTime, formatKilograms, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Badge, Button, OrderStatusBadge, QuoteStateBadge } from '@afshoreh/ui';
import { SampleStatusBadge } from '@afshoreh/ui/sample';
import { color, font, space } from '@afshoreh/ui/theme';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { SectionTitle } from './entry-list';
import { recordAddress } from '../layout/sections';
import { copy } from './copy';

type Entry = Schemas['TimelineEntry'];

interface EventTimelineProps {
  id: string;
  entries: readonly Entry[];
  total: number;
  /** Undefined when all entries are shown. */
  onMore: (() => void) | undefined;
  isLoading: boolean;
}

const words = copy.events;

/** The events with customers, the newest first, each with a link to its record. */
export function EventTimeline({ id, entries, total, onMore, isLoading }: EventTimelineProps) {
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>
        {words.title} <small>{words.count(formatNumber(total))}</small>
      </SectionTitle>
      {total === 0 && <p>{words.none}</p>}
      <List>
        {entries.map((entry) => (
          <li key={`${entry.kind} ${entry.id}`}>
            <div>
              <Name entry={entry} />
              <Status entry={entry} />
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
              {entry.by && <span>{entry.by}</span>}
              {entry.kilograms !== null && <span>{formatKilograms(entry.kilograms)}</span>}
            </div>
            {entry.text && entry.kind !== 'quote' && <p dir="auto">{entry.text}</p>}
          </li>
        ))}
      </List>
      {onMore && (
        <Button variant="secondary" size="small" pending={isLoading} onClick={onMore}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function Name({ entry }: { entry: Entry }) {
  const { kind, id, orderId, text } = entry;
  const name = words.kinds[kind];
  if (kind === 'note') return <strong>{name}</strong>;
  const number = toPersianDigits(orderId ?? id);
  const label =
    kind === 'quote'
      ? words.numbered(name, toPersianDigits(text ?? ''))
      : kind === 'call'
        ? words.ofOrder(name, number)
        : words.numbered(name, number);
  const address =
    orderId === null ? recordAddress(SUBJECTS[kind], String(id)) : recordAddress('order', String(orderId));
  return address ? <Link to={address}>{label}</Link> : <strong>{label}</strong>;
}

const SUBJECTS = { order: 'order', call: 'order', quote: 'order', sample: 'sample', message: 'contact' } as const;

function Status({ entry: { kind, status } }: { entry: Entry }) {
  if (status === null) return null;
  if (kind === 'order') return <OrderStatusBadge status={status} />;
  if (kind === 'quote') return <QuoteStateBadge state={status as ComponentProps<typeof QuoteStateBadge>['state']} />;
  if (kind === 'sample')
    return <SampleStatusBadge status={status as ComponentProps<typeof SampleStatusBadge>['status']} />;
  return <Badge tone="neutral">{words.outcomes[status] ?? status}</Badge>;
}

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0 0 ${space(3)};

  li {
    min-inline-size: 0;
    padding-block-end: ${space(2)};
    border-block-end: 1px solid ${color('line')};
    font-size: ${font.sm};
  }
  li > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    color: ${color('muted')};
  }
  strong {
    color: ${color('text')};
  }
  p {
    margin-block: ${space(1)} 0;
    white-space: pre-line;
  }
`;
