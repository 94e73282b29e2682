export const copy = { failureMissing: 'خطایی نام برده نشده است' } as const;
