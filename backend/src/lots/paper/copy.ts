import type { Both } from '../../common/pdf/index.js';
import type { AnalysisKind } from '../lot.entity.js';

const verdicts = { pass: 'Within limit', fail: 'Out of limit', not_comparable: 'Not comparable' } as const;

export const paperCopy = {
  title: ['برگهٔ آنالیز', 'Certificate of analysis'],
  draft: ['پیش‌نویس', 'draft'],
  page: ['صفحهٔ', 'از'],
  verify: ['بررسی اصالت', 'Verify'],
  facts: {
    product: ['محصول', 'Product'],
    lot: ['شمارهٔ بهر', 'Lot No.'],
    kilograms: ['مقدار', 'Quantity'],
    pack: ['بسته‌بندی', 'Packing'],
    producedOn: ['تاریخ تولید', 'Produced on'],
    bestBefore: ['بهترین زمان مصرف تا', 'Best before'],
    laboratory: ['آزمایشگاه', 'Laboratory'],
    accreditation: ['شمارهٔ تأیید صلاحیت', 'Accreditation No.'],
    analysedOn: ['تاریخ آزمایش', 'Date of analysis'],
    kind: ['نمونه', 'Sample'],
    edition: ['نسخه', 'Edition'],
    publishedAt: ['تاریخ انتشار', 'Issued on'],
    releasedBy: ['تأییدکننده', 'Released by'],
    overall: ['نتیجهٔ کلی', 'Overall'],
  },
  kinds: {
    lot: ['نمونه از همین بهر', 'Taken from this lot'],
    sample: ['نمونهٔ پیش از تولید بهر', 'Taken before this lot was produced'],
    representative: ['نمونهٔ نوعی کالا، نه همین بهر', 'Representative of the goods, not of this lot'],
  } satisfies Record<AnalysisKind, Both>,
  edition: (edition: string, english: number): Both => [edition, String(english)],
  replaces: (edition: string, former: string, english: [edition: number, former: number]): Both => [
    `${edition}، جایگزین نسخهٔ ${former}`,
    `${english[0]}, replaces edition ${english[1]}`,
  ],
  columns: [
    ['ویژگی', 'Parameter'],
    ['نتیجه', 'Result'],
    ['حد', 'Limit'],
    ['روش آزمون', 'Method'],
    ['سنجش', 'Verdict'],
  ],
  noLimit: '—',
  verdicts,
  reasons: {
    below: 'below the limit',
    above: 'above the limit',
    unit: 'another unit',
    terms: 'another basis',
    uncertain: 'the result leaves it open',
    text: 'not judged by a number',
  },
  notes: [
    'حدود و نام‌ها چنان‌اند که در روز انتشار بودند؛ برگهٔ منتشرشده تغییر نمی‌کند.',
    'Limits and names are those of the day of issue; an issued certificate never changes.',
  ],
  kilograms: (kilograms: string, english: string): Both => [`${kilograms} کیلوگرم`, `${english} kg`],
  readableName: (number: string, edition: string | null) =>
    `برگهٔ آنالیز ${number}، ${edition === null ? 'پیش‌نویس' : `نسخهٔ ${edition}`}`,
} as const;
