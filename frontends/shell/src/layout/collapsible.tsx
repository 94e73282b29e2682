import { color, media, space } from '@afshoreh/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';

function openWhereThereIsRoom(details: HTMLDetailsElement | null): void {
  if (details && window.matchMedia('(min-width: 48rem)').matches) details.open = true;
}

/** A `<details>` that is closed on a phone and open on a wide screen. It works without JavaScript. */
export function Collapsible({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <Details ref={openWhereThereIsRoom}>
      <summary>{heading}</summary>
      {children}
    </Details>
  );
}

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }

  ${media.phone} {
    border-block-end: 1px solid ${color('line')};

    &[open] {
      padding-block-end: ${space(6)};
    }

    summary {
      min-block-size: ${space(13)};
      cursor: pointer;
    }

    && h2 {
      margin: 0;
    }

    summary::after {
      content: '';
      inline-size: 0.5rem;
      block-size: 0.5rem;
      margin-inline: ${space(2)};
      border: solid ${color('muted')};
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }

    &[open] summary::after {
      rotate: 225deg;
    }
  }
`;
