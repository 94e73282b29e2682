import { contentQuery, type Section, type SectionId } from '@afshoreh/api-client';
import { useQuery, type QueryClient, queryOptions } from '@afshoreh/contracts/query';
import { media, space } from '@afshoreh/ui/theme';
import { useCallback } from 'react';
import styled from 'styled-components';
import { Preview } from '../../../preview/preview';
import { copy } from '../copy';
import { fetchPreview, openPreview } from '../../../preview/open-preview';

/** The section on the live storefront page, with the unsaved texts. */
export function SectionPreview({ section }: { section: Section }) {
  const { id } = section;
  const title = copy.previewTitle(copy.tabs[id]);
  const write = useCallback(
    (data: QueryClient) =>
      void data.setQueryData(contentQuery.queryKey, (content) => ({
        sections: (content?.sections ?? []).map((each) => (each.id === section.id ? section : each)),
      })),
    [section],
  );
  return (
    <Side aria-label={title}>
      <Preview query={useQuery(previewPageQuery(id))} write={write} title={title} styles={frameStyles(id)} />
    </Side>
  );
}

/**
 * Styles for the preview's own document, which gets its base styles from the panel. They hide everything except the
 * section, which the storefront marks with `data-section`. A page without that mark is shown whole.
 */
function frameStyles(id: SectionId): string {
  return `
    body { min-block-size: 0; }
    #page:has(> [data-section='${id}']) > :not([data-section='${id}'], style) { display: none; }
  `;
}

/** The page that shows each section. */
const PATHS: Readonly<Record<SectionId, string>> = {
  hero: '/',
  features: '/',
  about: '/',
  products: '/',
  contact: '/contact',
};

/** The live storefront page of a section, with its data. Its code is loaded only when an admin edits texts. */
const previewPageQuery = (id: SectionId) =>
  queryOptions({
    queryKey: ['admin', 'content', id, 'preview'],
    queryFn: async () => {
      const page = await openPreview(PATHS[id]);
      await Promise.all([page.data.prefetchQuery(contentQuery), ...fetchPreview(page)]);
      return page;
    },
    // A new release of the page is loaded with the next reload of the panel, as everywhere.
    staleTime: Infinity,
  });

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.lg} {
    position: sticky;
    inset-block-start: ${space(20)};
  }
`;
