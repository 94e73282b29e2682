import { newsletterCopy } from '@afshoreh/ui/newsletter';
import { color, font, media, radius, space } from '@afshoreh/ui/theme';
import { Rss } from 'lucide-react';
import styled from 'styled-components';
import { FormWhenNear } from '../../../components/form-when-near';
import { copy } from '../copy';

const loadForm = () => import('@afshoreh/ui/newsletter');

/**
 * The newsletter form below the blog's pages. `feed` is the address of the RSS feed, for readers who do not want to give their
 * e-mail.
 */
export function NewsletterBox({ feed }: { feed: string }) {
  return (
    <Box id="newsletter" aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title">{newsletterCopy.title}</h2>
        <p>{newsletterCopy.lead}</p>
        <a href={feed} type="application/rss+xml">
          <Rss size={18} /> {copy.feed}
        </a>
      </div>
      <FormWhenNear load={loadForm} height="8rem">
        {({ NewsletterForm }) => <NewsletterForm />}
      </FormWhenNear>
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${space(6)};
  padding: ${space(6)} ${space(5)};
  border: 1px solid ${color('line')};
  border-radius: ${radius.huge};
  background: ${color('surface')};

  h2 {
    font-size: ${font.xl};
  }
  h2 + p {
    margin-block-start: ${space(2)};
    color: ${color('muted')};
    text-wrap: pretty;
  }
  a {
    display: inline-flex;
    gap: ${space(2)};
    align-items: center;
    min-block-size: 2.75rem;
    font-size: ${font.sm};
  }

  ${media.lg} {
    grid-template-columns: 1fr 1fr;
    gap: ${space(12)};
    align-items: center;
    padding: ${space(10)};
  }
  @media print {
    display: none;
  }
`;
