import { Badge, Cluster } from '@afshoreh/ui';

/** The tags of a record, for a `DescriptionList`; null without tags, so that the list leaves them out. */
export const tagBadges = (tags: readonly string[]) =>
  tags.length > 0 ? (
    <Cluster $gap={2}>
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </Cluster>
  ) : null;
