import styled, { keyframes } from 'styled-components';
import { color, media, radius, space } from '../theme';
import * as copy from '../copy';
import { VisuallyHidden } from '../text/visually-hidden';

interface SkeletonProps {
  /** CSS lengths; the width is the container's and the height one line by default. */
  width?: string;
  height?: string;
  round?: boolean;
}

/** A placeholder for loading content. It is hidden from screen readers, so wrap a group of them in `Loading`. */
export function Skeleton({ width = '100%', height = '1.25em', round = false }: SkeletonProps) {
  return <Block aria-hidden="true" style={{ inlineSize: width, blockSize: height }} $round={round} />;
}

/** `lines` lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <Lines aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 && lines > 1 ? '60%' : '100%'} />
      ))}
    </Lines>
  );
}

/** Tells screen readers once that a group of skeletons is loading. */
export function Loading({ children, label = copy.loading }: { children: React.ReactNode; label?: string }) {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {children}
    </div>
  );
}

const shimmer = keyframes`
  50% { opacity: 0.45; }
`;
const Block = styled.span<{ $round: boolean }>`
  display: block;
  border-radius: ${({ $round }) => ($round ? radius.round : radius.small)};
  background: ${color('line')};
  animation: ${shimmer} 1.6s ease-in-out infinite;
  ${media.reducedMotion} {
    animation: none;
  }
`;
const Lines = styled.span`
  display: grid;
  gap: ${space(3)};
`;
