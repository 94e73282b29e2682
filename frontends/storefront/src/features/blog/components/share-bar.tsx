import { Share2 } from 'lucide-react';
import styled from 'styled-components';
import { useHydrated } from '@afshoreh/contracts';
import { AnchorButton, Button, CopyButton, VisuallyHidden } from '@afshoreh/ui';
import { font, space } from '@afshoreh/ui/theme';
import { postPath } from '../blog-search';
import { copy } from '../copy';
import { shareLinks } from '../share-links';

interface ShareBarProps {
  slug: string;
  title: string;
}

function shareNatively(data: ShareData): void {
  // A visitor who closes the phone's sheet again has changed their mind: nothing went wrong.
  navigator.share(data).catch(() => undefined);
}

/**
 * Ways to send an article on (D20). Its whole address is known in the browser only: until the page is alive the bar keeps
 * its room and is not offered.
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
            <Share2 aria-hidden size={18} />
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
