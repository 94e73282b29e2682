import styled from 'styled-components';
import { Link } from '@afshoreh/contracts/router';
import * as copy from '../copy';
import { color, font, space } from '../theme';

export interface Crumb {
  label: string;
  /** Without it the crumb is plain text, for the current page. */
  to?: string;
}

export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  return (
    <nav aria-label={copy.breadcrumbs}>
      <List>
        {trail.map(({ label, to }, at) => (
          <li key={`${label}${at}`}>
            {to ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span aria-current={at === trail.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  font-size: ${font.sm};
  color: ${color('muted')};
  & > li:not(:last-child)::after {
    content: '‹';
    margin-inline: ${space(2)};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color('brandText')};
    text-decoration: underline;
  }
`;
