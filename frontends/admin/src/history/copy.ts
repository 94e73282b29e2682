export const copy = { open: 'تاریخچه' } as const;
