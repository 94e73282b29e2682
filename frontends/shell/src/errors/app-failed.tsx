import styled from 'styled-components';

import { copy } from '../copy';

/** The last fallback, for an error that no inner error boundary caught. */
export function AppFailed({ error }: { error: unknown }) {
  return (
    <Main role="alert">
      <h1>{copy.failedTitle}</h1>
      <p>{copy.failedText}</p>
      <details>
        <summary>{copy.details}</summary>
        <pre dir="ltr">{error instanceof Error ? error.message : String(error)}</pre>
      </details>
      <button type="button" onClick={() => window.location.reload()}>
        {copy.reload}
      </button>
    </Main>
  );
}

const Main = styled.main`
  max-inline-size: 36rem;
  margin-block: 15vh 0;
  margin-inline: auto;
  padding: 1.5rem;
  text-align: center;

  pre {
    overflow-x: auto;
    text-align: start;
    white-space: pre-wrap;
  }

  button {
    margin-block-start: 1rem;
    padding: 0.75rem 1.5rem;
    font: inherit;
  }
`;
