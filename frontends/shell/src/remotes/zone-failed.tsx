import { Button, useOnReconnect } from '@afshoreh/ui';
import { color, space } from '@afshoreh/ui/theme';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import { copy } from '../copy';
import { announceHydrated } from '../early/announce-hydrated';

interface Props {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces an area whose remote or page failed; everything around it works. It retries when the connection returns. */
export function ZoneFailed({ error, onRetry, retrying }: Props) {
  useOnReconnect(retrying ? null : onRetry);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announceHydrated();
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
