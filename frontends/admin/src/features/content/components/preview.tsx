import type { Section } from '@afshoreh/api-client';
import { ErrorBox, Skeleton } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { previewPageQuery } from '../get-preview-page';
import { PreviewFrame } from './preview-frame';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof WIDTHS;
const ICONS = { phone: Smartphone, desktop: Monitor };

const words = copy.preview;

/** The section as the live storefront draws it, with the texts that are being typed, at the width of a phone or a desktop. */
export function Preview({ section }: { section: Section }) {
  const [width, setWidth] = useState<Width>('desktop');
  const { data: page, error, isFetching, refetch } = useQuery(previewPageQuery(section.id));
  const title = words.title(copy.tabs[section.id]);
  return (
    <Side aria-label={title}>
      <Bar>
        <p>{words.note}</p>
        <Widths role="group" aria-label={words.widths}>
          {(Object.keys(WIDTHS) as Width[]).map((name) => {
            const Icon = ICONS[name];
            return (
              <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
                <Icon aria-hidden size={18} /> {words[name]}
              </button>
            );
          })}
        </Widths>
      </Bar>
      {page ? (
        <PreviewFrame key={section.id} page={page} section={section} width={WIDTHS[width]} title={title} />
      ) : error ? (
        <ErrorBox title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {words.failedText}
        </ErrorBox>
      ) : (
        <Skeleton height="20rem" />
      )}
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

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  color: ${color('muted')};
  font-size: ${font.sm};
`;

const Widths = styled.div`
  display: flex;
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  overflow: hidden;

  button {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    min-block-size: 2.75rem;
    padding-inline: ${space(3)};
    border: 0;
    background: ${color('surface')};
    color: ${color('text')};
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  button[aria-pressed='true'] {
    background: ${color('brand')};
    color: ${color('onBrand')};
  }
`;
