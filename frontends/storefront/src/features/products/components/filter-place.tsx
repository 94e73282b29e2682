import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { AnchorButton } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { filterCountOf, type ProductListSearch } from '../product-list-search';
import type { HeldForm } from './filter-form';
import { ProductGrid } from './product-grid';

const PANEL = 'product-filters';
/** Milliseconds from taking over the page until the code of the form loads. */
const IDLE = 1000;

const loadPanel = () => import('./filter-panel');
type Panel = Awaited<ReturnType<typeof loadPanel>>;
const FormOfServer = lazy(loadPanel);
const SetFilters = lazy(() => import('./set-filters'));

/**
 * The filters beside the list, or on a phone behind a button, and the active ones above it. The server renders the form, which
 * works as a plain GET form. Its code loads after the page, or when a phone opens the sheet, and takes over what was typed
 * meanwhile.
 */
export function FilterPlace({ search, children }: { search: ProductListSearch; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [panel, setPanel] = useState<Panel>();
  const [held, setHeld] = useState<HeldForm>();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCountOf(search);

  async function load() {
    const code = await loadPanel();
    // At once, so that nothing is typed between reading the form of the server and replacing it.
    flushSync(() => {
      setHeld((before) => before ?? code.holdForm(column.current));
      setPanel(code);
    });
  }

  // Without its code the form of the server stays, and works.
  const tryLoad = () => void load().catch(() => undefined);

  const loadWhenIdle = useEffectEvent(tryLoad);
  useEffect(() => {
    const idle = setTimeout(loadWhenIdle, IDLE);
    return () => clearTimeout(idle);
  }, []);

  function handleOpen(event: MouseEvent) {
    event.preventDefault();
    load().then(
      () => setIsOpen(true),
      // Without its code the form of the server is shown in the page instead.
      () => window.location.assign(`#${PANEL}`),
    );
  }

  return (
    <Columns>
      <Open variant="secondary" ref={button} href={`#${PANEL}`} aria-haspopup="dialog" onClick={handleOpen}>
        {copy.list.filters(count > 0 ? formatNumber(count) : '')}
      </Open>
      <Column id={PANEL} ref={column} tabIndex={-1} onFocus={tryLoad}>
        {panel ? <panel.default search={search} held={held} /> : <FromServer search={search} />}
      </Column>
      <div>
        {count > 0 && (
          <Suspense>
            <SetFilters search={search} places={[column, button]} />
          </Suspense>
        )}
        {children}
      </div>
      {panel && isOpen && <panel.FilterSheet search={search} onClose={() => setIsOpen(false)} />}
    </Columns>
  );
}

/** The browser keeps what the server rendered here: React does not look into an element with `dangerouslySetInnerHTML`. */
function FromServer({ search }: { search: ProductListSearch }) {
  if (typeof window !== 'undefined') return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <FormOfServer search={search} />
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)} ${space(7)};
  margin-block-start: ${space(4)};

  ${media.lg} {
    grid-template-columns: 14rem minmax(0, 1fr);
    align-items: start;

    ${ProductGrid} {
      grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr));
    }
  }
`;

const Open = styled(AnchorButton)`
  justify-self: start;

  ${media.lg} {
    display: none;
  }
`;

/** Without JavaScript the button of a phone leads here, and so makes the form visible. */
const Column = styled.div`
  display: none;
  outline: none;

  &:target {
    display: block;
  }
  ${media.lg} {
    display: block;
  }
`;
