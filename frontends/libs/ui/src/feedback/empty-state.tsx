import type { ReactNode, SyntheticEvent } from 'react';
import styled from 'styled-components';
import { color, font, space } from '../theme';

interface EmptyStateProps {
  title: string;
  /** What to do next, in a sentence. */
  text?: ReactNode;
  /** Address of a decorative picture, from `@afshoreh/ui/illustrations`. */
  illustration?: string;
  /** A button or link. */
  action?: ReactNode;
  /** The heading's level; 2 by default. */
  level?: 1 | 2 | 3;
}

/** The browser's icon of a broken picture says nothing to a visitor; its place stays, so that nothing moves. */
function hide({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.style.visibility = 'hidden';
}

export function EmptyState({ title, text, illustration, action, level = 2 }: EmptyStateProps) {
  return (
    <Root>
      {illustration && <img src={illustration} alt="" width={200} height={160} onError={hide} />}
      <Title as={`h${level}`}>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(12)} 3vw;
  text-align: center;
`;
const Title = styled.h2`
  font-size: ${font.xl};
`;
const Text = styled.p`
  max-inline-size: 34rem;
  color: ${color('muted')};
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-block-start: ${space(4)};
`;
