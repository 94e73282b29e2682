import { FileText } from 'lucide-react';
import { css } from 'styled-components';
import type { Schemas } from '@afshoreh/api-client';
import { formatDate, formatFileSize } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { documentsCopy as words } from '../documents-copy';

type Document = Pick<Schemas['FoundDocument'], 'title' | 'language' | 'url'> &
  Partial<Pick<Schemas['FoundDocument'], 'kind' | 'edition' | 'size' | 'validUntil'>> & {
    /** The product's name, in a list of documents of several products. */
    productName?: string;
  };

/**
 * A link to a document, with facts that readers need before they open it. A data sheet has no size, and its title
 * already names its kind.
 */
export function DocumentLink({ title, productName, kind, language, edition, url, size, validUntil }: Document) {
  const facts = [productName, kind && words.kinds[kind], words.languages[language], edition && words.edition(edition)];
  return (
    <a href={url} download>
      <FileText size={24} strokeWidth={1.75} />
      <span>
        <strong>{title}</strong>
        <small>
          {facts.filter(Boolean).join(' · ')} · <bdi>{extensionOf(url)}</bdi>
          {size != null && ` · ${formatFileSize(size)}`}
          {validUntil && ` · ${words.validUntil(formatDate(validUntil))}`}
        </small>
      </span>
    </a>
  );
}

/** `PDF` for `/media/5f0c.pdf`. An address without extension is a PDF that the site generates. */
const extensionOf = (url: string): string => (/\.(\w+)$/.exec(url)?.[1] ?? 'pdf').toUpperCase();

/** The style of the element around a list of such links. */
export const documentListStyle = css`
  ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(3)};
  }
  li > a {
    display: flex;
    gap: ${space(4)};
    align-items: center;
    padding: ${space(3)} ${space(4)};
    border: 1px solid ${color('line')};
    border-radius: ${radius.medium};
    background: ${color('surface')};
    color: inherit;
    text-decoration: none;

    &:hover {
      border-color: ${color('brandText')};
    }
  }
  svg {
    flex: none;
    color: ${color('brandText')};
  }
  span {
    min-inline-size: 0;
  }
  strong,
  small {
    display: block;
  }
  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }
`;
