import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { color, focusRing, font, media, radius, space } from '@afshoreh/ui/theme';

interface ContentsProps {
  title: string;
  /** The sections of the page; `id` is the id of the section's heading. */
  parts: readonly { id: string; title: string }[];
}

/** The numbered table of contents of a long text; `TextColumns` puts it beside the text where there is room. */
export function Contents({ title, parts }: ContentsProps) {
  return (
    <Nav aria-label={title}>
      <p>{title}</p>
      <ol>
        {parts.map((part, at) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>
              <span>{formatNumber(at + 1)}</span>
              {part.title}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}

/** The table of contents and the text, in columns; the text has a comfortable line length. */
export const TextColumns = styled.div`
  display: grid;
  gap: ${space(8)};

  ${media.lg} {
    grid-template-columns: 17rem minmax(0, 46rem);
    gap: ${space(14)};
    align-items: start;
  }
`;

const Nav = styled.nav`
  padding: ${space(5)};
  border-radius: ${radius.large};
  background: ${color('sunken')};
  font-size: ${font.sm};

  p {
    padding-inline: ${space(2)};
    color: ${color('muted')};
    font-weight: 600;
  }
  ol {
    display: grid;
    margin-block-start: ${space(2)};
  }
  a {
    display: flex;
    gap: ${space(3)};
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space(2)};
    border-radius: ${radius.small};
    color: ${color('text')};
    text-decoration: none;
    ${focusRing}
  }
  a:hover {
    background: ${color('surface')};
    color: ${color('brandText')};
  }
  span {
    min-inline-size: 1.25rem;
    color: ${color('brandText')};
    font-weight: 700;
  }

  ${media.sm} {
    ol {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.lg} {
    position: sticky;
    inset-block-start: ${space(24)};

    ol {
      grid-template-columns: 1fr;
    }
  }
  @media print {
    display: none;
  }
`;
