import styled from 'styled-components';
import { color, font, radius, space } from '../theme';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`;
export const Frame = styled.div<{ $compact: boolean }>`
  display: inline-grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  inline-size: ${({ $compact }) => ($compact ? 'min(10.5rem, 55vw)' : 'min(13rem, 75vw)')};
  block-size: ${({ $compact }) => ($compact ? '2.75rem' : '3rem')};
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};
  overflow: hidden;
  &:focus-within:has(input:focus-visible) {
    outline: 3px solid ${color('focus')};
  }
  &[data-invalid] {
    border-color: ${color('dangerText')};
    background: ${color('dangerSoft')};
  }
`;
export const Typed = styled.input`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('text')};
  font-size: ${font.md};
  font-weight: 600;
  text-align: center;
  &:focus-visible {
    outline: none;
  }
`;
export const Step = styled.button`
  display: grid;
  place-items: center;
  /* Large text leaves room for the amount on a small phone. */
  inline-size: min(2.75rem, 14vw);
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color('brandText')};
  touch-action: manipulation;
  &:hover:not(:disabled) {
    background: ${color('brandSoft')};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &:disabled {
    color: ${color('muted')};
    opacity: 0.5;
  }
  & > svg {
    inline-size: 1.125rem;
  }
`;
export const Unit = styled.span`
  color: ${color('muted')};
`;
/** `$kept` reserves the line from the start, so that nothing moves during typing. */
export const Meaning = styled.output<{ $kept: boolean }>`
  display: block;
  min-block-size: ${({ $kept }) => ($kept ? '1.5rem' : 0)};
  color: ${color('text')};
  font-size: ${font.sm};
  font-weight: 500;
  line-height: 1.5rem;
`;
