import { ErrorBox, Skeleton } from '@afshoreh/ui';
import type { UseQueryResult } from '@afshoreh/contracts/query';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from './copy';
import type { PreviewPage } from './open-preview';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type PreviewWidth = keyof typeof WIDTHS;
const ICONS = { phone: Smartphone, desktop: Monitor };

interface PreviewProps extends Pick<PreviewFrameProps, 'write' | 'title' | 'styles'> {
  query: UseQueryResult<PreviewPage>;
  firstWidth?: PreviewWidth;
}

/**
 * The live storefront page with the unsaved values, at the width of a phone or a desktop (see
 * docs/decisions/0030-a-preview-is-the-live-page.md).
 */
export function Preview({ query, firstWidth = 'desktop', ...frame }: PreviewProps) {
  const [width, setWidth] = useState<PreviewWidth>(firstWidth);
  const { data: page, error, isFetching, refetch } = query;
  return (
    <>
      <Bar>
        <p>{copy.note}</p>
        <Widths role="group" aria-label={copy.widths}>
          {(Object.keys(WIDTHS) as PreviewWidth[]).map((name) => {
            const Icon = ICONS[name];
            return (
              <button key={name} type="button" aria-pressed={width === name} onClick={() => setWidth(name)}>
                <Icon size={18} /> {copy[name]}
              </button>
            );
          })}
        </Widths>
      </Bar>
      {page ? (
        <PreviewFrame {...frame} page={page} width={WIDTHS[width]} />
      ) : error ? (
        <ErrorBox title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {copy.failedText}
        </ErrorBox>
      ) : (
        <Skeleton height="20rem" />
      )}
    </>
  );
}

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
