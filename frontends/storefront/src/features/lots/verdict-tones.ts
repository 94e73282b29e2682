export const verdictTones = { pass: 'success', fail: 'danger', not_comparable: 'warning' } as const;
