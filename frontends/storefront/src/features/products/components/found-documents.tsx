import styled from 'styled-components';
import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { formatNumber } from '@afshoreh/persian';
import { color, font, space } from '@afshoreh/ui/theme';
import { documentsCopy } from '../documents-copy';
import { documentsQuery } from '../get-documents';
import { DocumentLink, documentListStyle } from './document-link';

export { documentsQuery };

/**
 * The documents that match a search of the product list. Renders nothing when there are none or when they cannot be
 * loaded.
 */
export default function FoundDocuments({ q }: { q: string }) {
  const { data } = useQuery({ ...documentsQuery(q), placeholderData: keepPreviousData });
  if (!data || data.items.length === 0) return null;
  const { items, total } = data;
  return (
    <Found aria-labelledby="found-documents">
      <h2 id="found-documents">{documentsCopy.found}</h2>
      <ul>
        {items.map((document) => (
          <li key={document.url}>
            <DocumentLink {...document} />
          </li>
        ))}
      </ul>
      {total > items.length && <p>{documentsCopy.more(formatNumber(total - items.length))}</p>}
    </Found>
  );
}

const Found = styled.section`
  margin-block-start: ${space(6)};

  h2 {
    margin: 0 0 ${space(3)};
    font-size: ${font.lg};
  }
  > p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    font-size: ${font.sm};
  }
  ${documentListStyle}
`;
