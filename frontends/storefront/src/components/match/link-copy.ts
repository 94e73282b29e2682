/** Not in the texts of the verdicts, which load only for a buyer with limits. */
export const matchLinkCopy = { link: 'سنجش با مشخصات من' };
