export const copy = {
  home: 'خانه',
  products: 'محصولات',
  heads: {
    list: {
      description: 'فهرست کنسانتره، پورهٔ میوه و رب گوجه‌فرنگی با بریکس، بسته‌بندی، مبدأ و قیمت حدودی هر تن.',
    },
  },
  badge: {
    bestSeller: 'پرفروش',
    available: 'موجود',
  },
  facts: {
    brix: 'بریکس',
    weight: 'وزن بسته',
    origin: 'مبدأ',
    /** Shown for a value that the catalogue does not have. */
    unknown: 'اعلام نشده',
  },
  price: {
    label: 'قیمت',
    perTon: 'تومان برای هر تن',
    contactSales: 'قیمت: تماس با فروش',
    /** The note under a price that was converted from dollars. */
    confirm: 'به‌دلیل نوسان نرخ ارز، قیمت نهایی باید با کارشناسان فروش تأیید شود.',
    oldRate: (month: string) => `نرخ ${month}`,
    rateDate: (date: string) => `نرخ تبدیل به تاریخ ${date}`,
  },
  table: {
    columns: {
      name: 'محصول',
      brix: 'بریکس',
      pH: 'pH',
      acidity: 'اسیدیته',
      weight: 'وزن بسته',
      origin: 'مبدأ',
      price: 'قیمت هر تن',
      actions: 'سفارش',
    },
    unknown: '—',
    ask: 'تماس با فروش',
  },
  card: {
    addToCart: 'افزودن به سبد',
    addToCartOf: (name: string) => `افزودن به سبد: ${name}`,
    details: (name: string) => `مشخصات ${name}`,
    added: (name: string) => `${name} به سبد خرید افزوده شد.`,
    /** Shown on the button for a moment. */
    addedShort: 'افزوده شد',
  },
  list: {
    title: 'محصولات',
    lead: 'کنسانتره و پورهٔ میوه و رب گوجه‌فرنگی برای خط تولید شما؛ مشخصات فنی هر محصول را ببینید و همان‌جا سفارش دهید.',
    filterLabel: 'دستهٔ محصول',
    categories: {
      all: 'همه',
      apple: 'سیب',
      tomato: 'گوجه‌فرنگی',
      grape: 'انگور',
      other: 'سایر',
    },
    sortLabel: 'مرتب‌سازی',
    sorts: {
      popular: 'محبوب‌ترین',
      newest: 'جدیدترین',
      'price-low': 'ارزان‌ترین',
      'price-high': 'گران‌ترین',
      'brix-low': 'کمترین بریکس',
      'brix-high': 'بیشترین بریکس',
    },
    sortBy: (column: string, rising: boolean) => `${column}، ${rising ? 'صعودی' : 'نزولی'}`,
    searchLabel: 'جست‌وجوی محصول',
    searchPlaceholder: 'نام، نوع یا مبدأ؛ مثلاً رب یا ارومیه',
    /** The heading of the list and the document's title. */
    titles: {
      all: 'محصولات',
      apple: 'محصولات سیب',
      tomato: 'محصولات گوجه‌فرنگی',
      grape: 'محصولات انگور',
      other: 'محصولات دیگر',
    },
    titleOfSearch: (q: string, title: string) => `جست‌وجوی «${q}» در ${title}`,
    titleOfPage: (title: string, page: string) => `${title}، صفحهٔ ${page}`,
    filters: (count: string) => (count ? `فیلتر مشخصات (${count})` : 'فیلتر مشخصات'),
    viewLabel: 'نمای فهرست',
    views: { cards: 'کارت', table: 'جدول' },
    count: (count: string) => `${count} محصول`,
    loading: 'در حال دریافت محصولات…',
    failed: 'دریافت محصولات ممکن نشد',
    missing: 'محصولی که می‌خواهید در فهرست نیست؟',
    missingText: 'بسیاری از سفارش‌ها ویژهٔ یک خط تولید است. بریکس، بسته‌بندی و مقدار را بگویید تا برایتان آماده کنیم.',
    missingAction: 'تماس با کارشناس فروش',
  },
};
