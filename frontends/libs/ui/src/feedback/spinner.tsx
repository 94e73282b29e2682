import styled, { keyframes } from 'styled-components';

/** A turning ring of the text's size. Decoration: say in words, beside it, what is going on. */
export function Spinner() {
  return <Ring aria-hidden="true" />;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;
const Ring = styled.span`
  flex: none;
  inline-size: 1.1em;
  block-size: 1.1em;
  border: 0.15em solid currentColor;
  border-block-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
