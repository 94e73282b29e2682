import { Button } from '@afshoreh/ui';
import { color, space } from '@afshoreh/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { copy } from '../copy';
import { announceAlive } from '../early/alive';

interface Props {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands in for an area whose remote or page could not be shown; everything around it works. */
export function ZoneFailed({ error, onRetry, retrying }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announceAlive();
    heading.current?.focus();
  }, []);
  return (
    <Box role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {copy.zoneFailedTitle}
      </h1>
      <p>{copy.zoneFailedText}</p>
      <Button pending={retrying} onClick={onRetry}>
        {copy.retry}
      </Button>
      <details>
        <summary>{copy.details}</summary>
        <pre dir="ltr">{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </Box>
  );
}

const Box = styled.div`
  max-inline-size: 36rem;
  margin-inline: auto;
  padding-block: ${space(16)};
  padding-inline: ${space(4)};
  text-align: center;

  h1:focus {
    outline: none;
  }

  p {
    margin-block: ${space(3)} ${space(6)};
  }

  details {
    margin-block-start: ${space(6)};
    color: ${color('muted')};
  }

  pre {
    white-space: pre-wrap;
    text-align: start;
  }
`;
