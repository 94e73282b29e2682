import { FileText } from 'lucide-react';
import styled from 'styled-components';
import { formatDate, formatFileSize } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { documentsCopy as words } from '../documents-copy';
import type { ProductDetails } from '../get-product';
import { DOCUMENTS } from '../documents-id';

/**
 * The data sheet, which the site draws of the typed specification, and the files that an admin uploaded. Print shows the titles of
 * the files only: it is a data sheet itself.
 */
export default function Documents({ product: { id, specification, documents } }: { product: ProductDetails }) {
  return (
    <Block aria-labelledby={DOCUMENTS} $prints={documents.length > 0}>
      <h2 id={DOCUMENTS}>{words.title}</h2>
      <ul>
        {specification.length > 0 && (
          <li data-sheet>
            <a href={`/api/data-sheets/${id}`} download>
              <FileText aria-hidden size={24} strokeWidth={1.75} />
              <span>
                <strong>{words.dataSheet}</strong>
                <small>
                  {words.languages.both} · <bdi>PDF</bdi>
                </small>
              </span>
            </a>
          </li>
        )}
        {documents.map(({ title, kind, language, edition, validUntil, url, size }) => (
          <li key={url}>
            <a href={url} download>
              <FileText aria-hidden size={24} strokeWidth={1.75} />
              <span>
                <strong>{title}</strong>
                <small>
                  {[words.kinds[kind], words.languages[language], edition && words.edition(edition)]
                    .filter(Boolean)
                    .join(' · ')}{' '}
                  · <bdi>{extensionOf(url)}</bdi> · {formatFileSize(size)}
                  {validUntil && ` · ${words.validUntil(formatDate(validUntil))}`}
                </small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <All href={`/api/product-papers/${id}`} download>
        {words.all}
      </All>
    </Block>
  );
}

/** The extension of a file's address, for the name on the visitor's disk: `PDF` for `/media/5f0c.pdf`. */
const extensionOf = (url: string): string => url.slice(url.lastIndexOf('.') + 1).toUpperCase();

const All = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block-start: ${space(2)};
  color: ${color('brandText')};
  font-weight: 600;

  @media print {
    display: none;
  }
`;

const Block = styled.section<{ $prints: boolean }>`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
  }
  ul {
    display: grid;
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
  strong,
  small {
    display: block;
  }
  small {
    color: ${color('muted')};
    font-size: ${font.sm};
  }

  @media print {
    display: ${({ $prints }) => ($prints ? 'block' : 'none')};
    break-inside: avoid;

    [data-sheet] {
      display: none;
    }

    h2 {
      margin-block-end: 2mm;
      font-size: 11pt;
    }
    ul {
      gap: 1mm;
    }
    li > a {
      padding: 0;
      border: 0;
      font-size: 9pt;
    }
    svg {
      display: none;
    }
    strong,
    small {
      display: inline;
      font-size: 9pt;
    }
  }
`;
