import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { formatNumber } from '@afshoreh/persian';
import { AnchorButton } from '@afshoreh/ui';
import { media, space } from '@afshoreh/ui/theme';
import { copy } from '../copy';
import { filterCountOf, type ProductListSearch } from '../product-list-search';
import type { ServerForm } from './filter-form';
import { ProductGrid } from './product-grid';

const PANEL = 'product-filters';
/** Milliseconds between hydration and loading the form's code. */
const IDLE = 1000;

const loadPanel = () => import('./filter-panel');
type Panel = Awaited<ReturnType<typeof loadPanel>>;
const FormOfServer = lazy(loadPanel);
const SetFilters = lazy(() => import('./set-filters'));

/**
 * The filters beside the list, or on a phone behind a button, and the active filters above the list. The server renders
 * a plain GET form, which works without JavaScript. The form's code loads after the page, or when a phone opens the
 * sheet, and takes over the input typed meanwhile.
 */
export function FilterPlace({ search, children }: { search: ProductListSearch; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLAnchorElement>(null);
  const [panel, setPanel] = useState<Panel>();
  const [held, setHeld] = useState<ServerForm>();
  const [isOpen, setIsOpen] = useState(false);
  const count = filterCountOf(search);

  async function load() {
    const code = await loadPanel();
    // Renders synchronously, so that nothing can be typed between reading the server's form and replacing it.
    flushSync(() => {
      setHeld((before) => before ?? code.readServerForm(column.current));
      setPanel(code);
    });
  }

  // If the code fails to load, the server's form stays and works.
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
      // If the code fails to load, the page shows the server's form instead.
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

/**
 * Keeps the server's HTML of the form: React does not hydrate the content of an element with `dangerouslySetInnerHTML`.
 */
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

/** Without JavaScript the button on a phone is a link to this element, which makes the form visible. */
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
