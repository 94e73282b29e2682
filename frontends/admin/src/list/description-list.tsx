import { Bidi } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

interface DescriptionListProps {
  /** Pairs of label and value. A pair whose value is null is left out. */
  items: readonly (readonly [label: string, value: ReactNode])[];
}

/** The data of one record, each value beside its label. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(([label, value]) =>
        value === null ? null : (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{typeof value === 'string' ? <Bidi>{value}</Bidi> : value}</dd>
          </Fragment>
        ),
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(5.5rem, auto) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  font-size: ${font.sm};

  dt {
    color: ${color('muted')};
  }

  dd {
  }

  /* An e-mail of any length breaks rather than leaving the screen. */
  bdi[dir='ltr'] {
    white-space: normal;
  }
`;
