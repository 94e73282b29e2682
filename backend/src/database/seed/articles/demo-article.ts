import type { NewPost } from '../../../content/index.js';

/** An article of the demonstration blog; it was published some days before the site first started. */
export type DemoArticle = NewPost & { daysAgo: number };
