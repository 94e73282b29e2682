/**
 * The text of the link to the sample form. It is not in the form's texts, so that pages with the link do not load them.
 */
export const linkCopy = { sample: 'درخواست نمونه' };
