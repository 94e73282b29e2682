import { Share2 } from 'lucide-react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { AnchorButton, Button, CopyButton, VisuallyHidden } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { postPath } from '../blog-search';
import { copy } from '../copy';

interface ShareLink {
  name: string;
  href: string;
}

/** Share links of the messengers. `url` is a whole address; the page loads nothing from their sites. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const link = (name: string, address: string, given: Record<string, string>): ShareLink => ({
    name,
    // Messengers show a «+» literally, so a space must be %20.
    href: `${address}?${new URLSearchParams(given).toString().replaceAll('+', '%20')}`,
  });
  return [
    link(copy.share.telegram, 'https://t.me/share/url', { url, text: title }),
    link(copy.share.whatsapp, 'https://wa.me/', { text: `${title}\n${url}` }),
    link(copy.share.eitaa, 'https://eitaa.com/share/url', { url, text: title }),
    link(copy.share.bale, 'https://ble.ir/share/url', { url }),
  ];
}

interface ShareBarProps {
  slug: string;
  title: string;
}

function shareNatively(data: ShareData): void {
  // The visitor closed the phone's share sheet; that is not an error.
  navigator.share(data).catch(() => undefined);
}

/**
 * Buttons that share an article. Only the browser knows the whole address, so until hydration the bar is hidden and keeps its
 * space.
 */
export function ShareBar({ slug, title }: ShareBarProps) {
  const hydrated = useHydrated();
  const url = hydrated ? new URL(postPath(slug), window.location.origin).href : '';
  return (
    <Bar role="group" aria-labelledby="share" style={hydrated ? undefined : { visibility: 'hidden' }}>
      <h2 id="share">{copy.share.title}</h2>
      <Ways>
        {hydrated && 'share' in navigator && (
          <Button size="small" onClick={() => shareNatively({ title, url })}>
            <Share2 size={18} />
            {copy.share.native}
          </Button>
        )}
        {shareLinks(url, title).map(({ name, href }) => (
          <AnchorButton key={name} variant="secondary" size="small" href={href} target="_blank" rel="noreferrer">
            {name}
            <VisuallyHidden>{copy.share.newTab}</VisuallyHidden>
          </AnchorButton>
        ))}
        <CopyButton text={url} label={copy.share.copy} copied={copy.share.copied} failed={copy.share.copyFailed} />
      </Ways>
    </Bar>
  );
}

const Bar = styled.div`
  h2 {
    font-size: ${font.md};
  }
  @media print {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  align-items: center;
  margin-block-start: ${space(3)};
`;
