import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { Button, LinkButton } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { matchLinkCopy } from '../match/link-copy';
import { MY_SPECIFICATION } from '../match/path';
import { CompareTable, type ComparedColumn } from './compare-table';
import { copy } from './copy';
import type { ComparedGroup } from './rows';

interface ComparisonSheetProps {
  columns: readonly ComparedColumn[];
  groups: readonly ComparedGroup[];
  /** Content below the table. */
  note?: ReactNode;
}

/** The comparison table with its buttons. It is printed on A4 in landscape. */
export function ComparisonSheet({ columns, groups, note }: ComparisonSheetProps) {
  return (
    <>
      <Landscape />
      <CompareTable columns={columns} groups={groups} />
      <Below>
        {note}
        <LinkButton variant="ghost" size="small" to={MY_SPECIFICATION}>
          {matchLinkCopy.link}
        </LinkButton>
        <Print variant="ghost" size="small" onClick={() => window.print()}>
          <Printer size={18} /> {copy.print}
        </Print>
      </Below>
    </>
  );
}

const Landscape = createGlobalStyle`
  @media print {
    @page { size: A4 landscape; margin: 12mm; }
    [data-sonner-toaster] { display: none !important; }
    main h1 { font-size: 16pt; }
    main nav, main h1 + p { display: none; }
  }
`;

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)} ${space(6)};
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${space(3)};
`;

const Print = styled(Button)`
  ${media.noScript} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
