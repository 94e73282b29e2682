/** The text of the link to the form. The texts of the form are in another file, so that pages with the link do not load them. */
export const linkCopy = { sample: 'درخواست نمونه' };
