export const copy = {
  replies: {
    accepted: (order: string) => `خریدار پیش‌فاکتور سفارش ${order} را پذیرفت`,
    change_asked: (order: string) => `خریدار پیش‌فاکتور سفارش ${order} تغییر می‌خواهد`,
  },
  openOrder: 'نمایش سفارش',
} as const;
