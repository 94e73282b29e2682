import { contentQuery, type Section } from '@afshoreh/api-client';
import { useQuery, type QueryClient } from '@afshoreh/contracts/query';
import { media, space } from '@afshoreh/ui/theme';
import { useCallback } from 'react';
import styled from 'styled-components';
import { Preview } from '../../../preview/preview';
import { copy } from '../copy';
import { frameStyles } from '../frame-styles';
import { previewPageQuery } from '../get-preview-page';

/** The section as the live storefront draws it, with the texts that are being typed. */
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

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.lg} {
    position: sticky;
    inset-block-start: ${space(20)};
  }
`;
