import { Button, useOnReconnect } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useEffect, useMemo, useRef } from 'react';
import styled from 'styled-components';

import { copy } from '../copy';
import { announceHydrated } from '../early/announce-hydrated';
import { withDisabledControls } from './server-html';

interface Props {
  /** As the server sent it. */
  html: string;
  /** Set when the page's code failed to load; undefined while it loads. */
  failure?: { onRetry: () => void; retrying: boolean };
  /** A retry has failed: the visitor pressed the button, so it gets the focus again. */
  tried?: boolean;
}

/** The server's HTML while the page's code is missing: it can be read, and a notice says what does not work. */
export function ServerHtmlFallback({ html, failure, tried }: Props) {
  const __html = useMemo(() => withDisabledControls(html), [html]);
  const button = useRef<HTMLButtonElement>(null);
  useOnReconnect(failure?.retrying ? null : failure?.onRetry);
  useEffect(() => {
    announceHydrated();
    // After the first failure the focus stays where it is, because the visitor may be reading.
    if (tried) button.current?.focus({ preventScroll: true });
  }, [tried]);
  return (
    <>
      {failure && (
        <Notice role="alert">
          <p>{failure.retrying ? copy.retrying : copy.textKept}</p>
          <Button ref={button} variant="secondary" size="small" pending={failure.retrying} onClick={failure.onRetry}>
            {copy.retry}
          </Button>
        </Notice>
      )}
      <Text dangerouslySetInnerHTML={{ __html }} />
    </>
  );
}

/** Sticks below the header, so that a reader further down also sees why the buttons do not work. */
const Notice = styled.div`
  position: sticky;
  inset-block-start: ${space(17)};
  z-index: 10;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  padding-block: ${space(2)};
  padding-inline: ${space(4)};
  background: ${color('warningSoft')};
  color: ${color('text')};
  font-size: ${font.sm};

  button {
    flex: none;
  }
`;

const Text = styled.div`
  display: contents;
`;
