import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { NavigationType, useLocation, useNavigationType, type Location } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import * as copy from '../copy';
import { VisuallyHidden } from '../text/visually-hidden';
import { space } from '../theme';
import { Pagination, TURNED, type PaginationProps } from './pagination';

export interface PagedListProps extends PaginationProps {
  /** What is listed, for screen readers: «محصولات». */
  label: string;
  /** What is shown belongs to the page before; the items of this one are on their way. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A list with the links to its pages. Turning a page leads to the top of the list, the focus included, and says aloud
 * which page came. A filter that changes the page as well is no turned page, and neither is the way back in the history.
 */
export function PagedList({ label, busy = false, children, ...pages }: PagedListProps) {
  const list = useRef<HTMLElement>(null);
  const { key, state } = useLocation() as Location<unknown>;
  const turned = useNavigationType() !== NavigationType.Pop && state === TURNED;

  useEffect(() => {
    if (!turned) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [key, turned]);

  return (
    <List ref={list} tabIndex={-1} aria-label={label}>
      {pages.pageCount > 1 && (
        <VisuallyHidden role="status">
          {busy ? copy.loading : copy.pageOf(toPersianDigits(pages.page), toPersianDigits(pages.pageCount))}
        </VisuallyHidden>
      )}
      {children}
      <Pagination {...pages} />
    </List>
  );
}

const List = styled.section`
  > nav {
    margin-block-start: ${space(8)};
  }
`;
