import styled from 'styled-components';
import { font, space } from '@afshoreh/ui/theme';
import { documentsCopy as words } from '../documents-copy';
import type { ProductDetails } from '../get-product';
import { DOCUMENTS } from '../documents-id';
import { DocumentLink, documentListStyle } from './document-link';

/**
 * The data sheet, which the site generates from the typed specification, and the files that an admin uploaded. They are
 * not printed, because the print is a one-page data sheet itself.
 */
export default function Documents({ product: { id, specification, documents } }: { product: ProductDetails }) {
  return (
    <Block aria-labelledby={DOCUMENTS}>
      <h2 id={DOCUMENTS}>{words.title}</h2>
      <ul>
        {specification.length > 0 && (
          <li>
            <DocumentLink title={words.dataSheet} language="both" url={`/api/data-sheets/${id}`} />
          </li>
        )}
        {documents.map((document) => (
          <li key={document.url}>
            <DocumentLink {...document} />
          </li>
        ))}
      </ul>
      <All href={`/api/product-papers/${id}`} download>
        {words.all}
      </All>
    </Block>
  );
}

const All = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  margin-block-start: ${space(2)};
  font-weight: 600;
`;

const Block = styled.section`
  h2 {
    margin: 0 0 ${space(4)};
    font-size: ${font.xl};
  }
  ${documentListStyle}

  @media print {
    display: none;
  }
`;
