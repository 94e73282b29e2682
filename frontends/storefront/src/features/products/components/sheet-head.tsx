import styled, { createGlobalStyle } from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { formatDate, formatPhone } from '@afshoreh/persian';
import { detailsCopy } from '../details-copy';

const today = () => formatDate(new Date());
const address = () => window.location.host + window.location.pathname;

/** The letterhead of the printed specification sheet; hidden on screen. */
export function SheetHead({ salesPhone }: { salesPhone: string | undefined }) {
  // Only the browser knows the day and the address: the server's HTML is cached, and it contains no date and no host.
  const isHydrated = useHydrated();
  return (
    <>
      <OnePage />
      <Head aria-hidden>
        <strong>افشره</strong>
        <span>{detailsCopy.sheetTitle}</span>
        <bdi dir="ltr">{isHydrated && address()}</bdi>
        <span>
          {detailsCopy.sheetPrinted(isHydrated ? today() : '')}
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

/** The shell hides its header and footer in print; this hides toasts, which would cover the sheet. */
const OnePage = createGlobalStyle`
  @media print {
    @page { size: A4; margin: 14mm; }
    [data-sonner-toaster] { display: none !important; }
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
