import { formatDate, formatKilograms, formatMoney, formatNumber } from '@afshoreh/persian';
import { Badge, Cluster, Ltr, Stack, VisuallyHidden } from '@afshoreh/ui';
import { font } from '@afshoreh/ui/theme';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { persianDay } from '../../../form/persian-day';
import { DescriptionList } from '../../../list/description-list';
import { useOpened } from '../../../list/use-opened';
import { MoneyField } from '../quotes/money-field';
import { quoteNumber } from '../quotes/quotes';
import { useAgreedPrices } from './agreed-prices';
import { copy } from './copy';
import type { CalledProduct as Product } from './get-call-sheet';

/**
 * What an expert needs for a price: stock, prices (also those that visitors do not see), and the last offer to this
 * buyer.
 */
export function CalledPrices({ product }: { product: Product }) {
  const { status, price, listPrice, lastPrice } = product;
  return (
    <Facts>
      <DescriptionList
        items={[
          [copy.stock, status],
          [copy.price, price !== null && price > 0 ? <OwnPrice key="own" product={product} /> : null],
          [copy.listPrice, listPrice && <ListPrice key="list" price={listPrice} />],
          [copy.lastPrice, lastPrice && <LastPrice key="last" price={lastPrice} />],
        ]}
      />
    </Facts>
  );
}

/** What buyers ask on the telephone: specification, lots on sale and documents. */
export function CalledFacts({ product }: { product: Product }) {
  const { lots, documents } = product;
  const specification = specificationOf(product);
  return (
    <Facts>
      <DescriptionList
        items={[
          [copy.specification, specification ? <small key="specification">{specification}</small> : null],
          [copy.lots, lots.length > 0 ? <Lots key="lots" lots={lots} /> : null],
          [copy.papers, documents.length > 0 ? <Papers key="papers" documents={documents} /> : null],
        ]}
      />
    </Facts>
  );
}

/** The agreed price of a line. Enter opens a quote with all agreed prices. */
export function AgreedPrice({ line }: { line: number }) {
  const { prices, agree } = useAgreedPrices();
  const opened = useOpened('quote');
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    opened.open('form');
  };
  return (
    <MoneyField
      label={copy.agreed}
      hint={copy.agreedHint}
      name={`agreed-${line}`}
      value={prices[line] ?? ''}
      onChange={({ target }) => agree(line, target.value)}
      onKeyDown={handleKeyDown}
    />
  );
}

function OwnPrice({ product: { price, showPrice } }: { product: Product }) {
  return (
    <Cluster $gap={2}>
      <span>{copy.perTon(formatMoney('toman', price ?? 0))}</span>
      {!showPrice && <Badge tone="neutral">{copy.hidden}</Badge>}
    </Cluster>
  );
}

function ListPrice({ price }: { price: NonNullable<Product['listPrice']> }) {
  const { tomanPerTon, usdPerTon, rate, rateDate, rateIsOld } = price;
  const day = rateDate ? formatDate(rateDate) : '';
  return (
    <Stack $gap={1}>
      <Cluster $gap={2}>
        <span>{copy.perTon(formatMoney('toman', tomanPerTon))}</span>
        {rateIsOld && <Badge tone="warning">{copy.oldRate}</Badge>}
      </Cluster>
      <small>{copy.listPriceOf(formatNumber(usdPerTon ?? 0), formatNumber(rate ?? 0), day)}</small>
    </Stack>
  );
}

function LastPrice({ price }: { price: NonNullable<Product['lastPrice']> }) {
  const { amount, unit, per, number, sentAt } = price;
  return (
    <Stack $gap={1}>
      <span>{copy.lastPriceOf(formatMoney(unit, amount), copy.bases[per])}</span>
      <small>{copy.quoted(quoteNumber(number), formatDate(sentAt))}</small>
    </Stack>
  );
}

function specificationOf(product: Product): string {
  const names = Object.keys(copy.facts) as (keyof typeof copy.facts)[];
  return names.flatMap((name) => (product[name] ? [`${copy.facts[name]}: ${product[name]}`] : [])).join('؛ ');
}

function Lots({ lots }: Pick<Product, 'lots'>) {
  return (
    <Links
      items={lots.map(({ number, kilograms, bestBefore }) => ({
        href: `/lots/${encodeURIComponent(number)}`,
        text: <Ltr>{number}</Ltr>,
        detail: copy.lot(formatKilograms(kilograms), persianDay(bestBefore)),
      }))}
    />
  );
}

function Papers({ documents }: Pick<Product, 'documents'>) {
  return <Links items={documents.map(({ url, title }) => ({ href: url, text: title }))} />;
}

interface LinkItem {
  href: string;
  text: ReactNode;
  detail?: string;
}

/** Links that open in a new tab, because the call must stay on the screen. */
function Links({ items }: { items: readonly LinkItem[] }) {
  return (
    <Cluster $gap={3}>
      {items.map(({ href, text, detail }) => (
        <span key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {text}
            <VisuallyHidden>{copy.newTab}</VisuallyHidden>
          </a>
          {detail && <small> {detail}</small>}
        </span>
      ))}
    </Cluster>
  );
}

const Facts = styled.div`
  flex-basis: 100%;

  small {
    font-size: ${font.xs};
  }
`;
