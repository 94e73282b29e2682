import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As they were specified; admins change them afterwards, so this never looks at the code's lists. */
const categories = [
  ['apple', 'کنسانتره سیب', 'apple'],
  ['grape', 'کنسانتره انگور', 'grape'],
  ['cherry', 'کنسانتره آلبالو', 'other'],
  ['pomegranate', 'کنسانتره انار', 'other'],
  ['tomato', 'رب گوجه‌فرنگی', 'tomato'],
  ['other', 'سایر محصولات', 'other'],
] as const;

/** Spec §3: without categories no product can be added, with or without the demonstration data. */
export class FillCategories1700000000202 implements MigrationInterface {
  name = 'FillCategories1700000000202';

  async up(runner: QueryRunner): Promise<void> {
    const present = (await runner.query('SELECT slug FROM category')) as { slug: string }[];
    for (const [index, [slug, name, group]] of categories.entries()) {
      if (present.some((row) => row.slug === slug)) continue;
      await runner.query('INSERT INTO category (slug, name, publicGroup, position) VALUES (?, ?, ?, ?)', [
        slug,
        name,
        group,
        index + 1,
      ]);
    }
  }

  async down(): Promise<void> {
    // Products may stand in them by now: the rows stay, and going forward again skips those that are there.
  }
}
