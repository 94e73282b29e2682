import { useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { formatDate, formatPhone } from '@afshoreh/persian';
import { detailsCopy } from '../details-copy';

/** The day is read when the browser prints: a page from the server carries no moment of its own. */
const never = () => () => undefined;
const today = () => formatDate(new Date());
const noDay = () => '';

/** The letterhead of the printed specification sheet (D5); not shown on screen. */
export function SheetHead({ salesPhone }: { salesPhone: string | undefined }) {
  const day = useSyncExternalStore(never, today, noDay);
  return (
    <>
      <OnePage />
      <Head aria-hidden>
        <strong>افشره</strong>
        <span>{detailsCopy.sheetTitle}</span>
        <span>
          {detailsCopy.sheetPrinted(day)}
          {salesPhone && (
            <>
              {' · '}
              {detailsCopy.sheetContact} <bdi dir="ltr">{formatPhone(salesPhone)}</bdi>
            </>
          )}
        </span>
      </Head>
    </>
  );
}

/** The shell's header, footer and toasts stay off the sheet. */
const OnePage = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    body > * header[role='banner'], body header:has(nav), body footer, [data-sonner-toaster] { display: none !important; }
  }
`;

const Head = styled.div`
  display: none;

  @media print {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    margin-block-end: 6mm;
    padding-block-end: 2mm;
    border-block-end: 1.5pt solid #8e1b45;
    font-size: 9pt;

    strong {
      color: #8e1b45;
      font-size: 16pt;
    }
  }
`;
