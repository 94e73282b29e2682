import styled from 'styled-components';
import type { PageModule } from '@afshoreh/contracts';
import { useSearchParams } from '@afshoreh/contracts/router';
import { FilterChips, LinkButton, Page } from '@afshoreh/ui';
import { space } from '@afshoreh/ui/theme';
import { blogPath, CATEGORIES, readSearch } from '../features/blog/blog-search';
import { PostList } from '../features/blog/components/post-list';
import { copy } from '../features/blog/copy';
import { postsQuery } from '../features/blog/get-posts';
import { blogHead, FEED } from '../features/blog/heads';
import { NewsletterBox } from '../features/newsletter/components/newsletter-box';

const categories = CATEGORIES.map((value) => ({
  value,
  label: value === 'all' ? copy.list.all : copy.categories[value],
}));

export const head: PageModule['head'] = ({ search, data }) => blogHead(readSearch(search), data);

export const prefetch: PageModule['prefetch'] = ({ search, data }) => [
  data.prefetchQuery(postsQuery(readSearch(search))),
];

/** `/blog`. Chips and tags are links, so that they work without JavaScript. */
export default function BlogPage() {
  const [params] = useSearchParams();
  const search = readSearch(params);
  return (
    <Page title={copy.list.title} lead={copy.list.lead} trail={[{ label: copy.home, to: '/' }, { label: copy.blog }]}>
      <Bands>
        <FilterChips
          label={copy.list.filterLabel}
          options={categories}
          value={search.category}
          hrefOf={(category) => blogPath({ category, tag: search.tag })}
        />
        {search.tag && (
          <Tag>
            {copy.list.tagged(search.tag)}
            <LinkButton to={blogPath({ category: search.category })} variant="ghost" size="small">
              {copy.list.withoutTag}
            </LinkButton>
          </Tag>
        )}
        <PostList search={search} />
        <NewsletterBox feed={FEED} />
      </Bands>
    </Page>
  );
}

const Bands = styled.div`
  display: grid;
  gap: ${space(8)};

  > * {
    min-inline-size: 0;
  }
`;

const Tag = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};
  align-items: center;
`;
