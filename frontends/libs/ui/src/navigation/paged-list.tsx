import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { NavigationType, useLocation, useNavigationType, type Location } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import * as copy from '../copy';
import { VisuallyHidden } from '../text/visually-hidden';
import { space } from '../theme';
import { PAGE_CHANGE, Pagination, type PaginationProps } from './pagination';

interface PagedListProps extends PaginationProps {
  /** What is listed, for screen readers: «محصولات». */
  label: string;
  /** The shown items are those of the previous page; the new ones are loading. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * A list with pagination. Going to another page scrolls to the top of the list, moves the focus there and announces the page
 * to screen readers. A change of filters, or Back and Forward, does not.
 */
export function PagedList({ label, busy = false, children, ...pages }: PagedListProps) {
  const list = useRef<HTMLElement>(null);
  const { key, state } = useLocation() as Location<unknown>;
  const isPageChange = useNavigationType() !== NavigationType.Pop && state === PAGE_CHANGE;

  useEffect(() => {
    if (!isPageChange) return;
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }, [key, isPageChange]);

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
