import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, what it certifies, and where it is named: home and products, about. Numbers and scans are for the staff to fill in. */
const certificates = [
  ['ISO 22000', 'مدیریت ایمنی مواد غذایی', true, false],
  ['ISO 9001', 'مدیریت کیفیت، از خرید میوه تا پاسخ به مشتری', false, true],
  ['HACCP', 'تحلیل خطر و پایش نقاط بحرانی ایمنی غذا در خط تولید', true, true],
  ['SGS', 'بازرسی و آزمون مستقل کالا', true, false],
  ['استاندارد ملی ایران', 'انطباق محصول با استانداردهای ملی کنسانتره، پوره و رب', false, true],
] as const;

/** Spec §1 and §2 name these, so every site has them, with or without the demonstration data. */
export class FillCertificates1700000001402 implements MigrationInterface {
  name = 'FillCertificates1700000001402';

  async up(runner: QueryRunner): Promise<void> {
    const present = (await runner.query('SELECT name FROM certificate')) as { name: string }[];
    for (const [index, [name, description, onProducts, onAbout]] of certificates.entries()) {
      if (present.some((row) => row.name === name)) continue;
      const places = [onProducts, onProducts, onAbout].map(Number);
      await runner.query(
        'INSERT INTO certificate (name, description, onHome, onProduct, onAbout, position) VALUES (?, ?, ?, ?, ?, ?)',
        [name, description, ...places, index + 1],
      );
    }
  }

  async down(): Promise<void> {
    // What the staff wrote into them stays, and going forward again skips those that are there.
  }
}
