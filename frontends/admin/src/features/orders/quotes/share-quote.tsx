import { formatMoney } from '@afshoreh/persian';
import { AnchorButton, Cluster, CopyButton, Stack, VisuallyHidden } from '@afshoreh/ui';
import type { OrderDetails } from '../get-order';
import { copy } from './copy';
import { quoteNumber, type Quote } from './quotes';

const words = copy.share;

interface ShareQuoteProps {
  order: OrderDetails;
  quote: Quote;
  /** The path of the buyer's page. */
  path: string;
}

/**
 * Buttons that share the link of a sent quote: by copying it, or with a messenger, a text message or an e-mail from
 * this device.
 */
export function ShareQuote({ order, quote, path }: ShareQuoteProps) {
  const url = new URL(path, window.location.origin).href;
  return (
    <Stack $gap={2}>
      <CopyButton text={url} label={words.copy} copied={words.copied} failed={words.copyFailed} />
      <Cluster $gap={2} role="group" aria-label={words.title}>
        {shareLinks(order, quote, url).map(({ name, href }) => (
          <AnchorButton key={name} variant="ghost" size="small" href={href} target="_blank" rel="noreferrer">
            {name}
            <VisuallyHidden>{words.newTab}</VisuallyHidden>
          </AnchorButton>
        ))}
        <AnchorButton variant="ghost" size="small" href={pdfOf(path)}>
          {words.pdf}
        </AnchorButton>
      </Cluster>
    </Stack>
  );
}

/** The same paper as the buyer downloads. */
const pdfOf = (path: string) => `${path.replace('/quote/', '/api/quote-links/')}/pdf`;

/** `+` in a query is a plus sign for messengers, so a space is %20. */
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/**
 * WhatsApp and the text message are addressed to the phone of the order; the other messengers ask for the recipient.
 */
export function shareLinks({ phone, email }: OrderDetails, quote: Quote, url: string) {
  const { ways } = words;
  const text = words.text(quoteNumber(quote.number ?? ''), formatMoney(quote.currency, quote.sum), url);
  const subject = words.subject(quoteNumber(quote.number ?? ''));
  return [
    { name: ways.whatsapp, href: withQuery(`https://wa.me/${(phone ?? '').replace(/^\+/, '')}?`, { text }) },
    { name: ways.bale, href: withQuery('https://ble.ir/share/url?', { url }) },
    { name: ways.eitaa, href: withQuery('https://eitaa.com/share/url?', { url, text }) },
    // iOS takes the text after «&», Android after «?».
    { name: ways.sms, href: withQuery(`sms:${phone ?? ''}?&`, { body: text }) },
    { name: ways.mail, href: withQuery(`mailto:${email ?? ''}?`, { subject, body: text }) },
  ];
}
