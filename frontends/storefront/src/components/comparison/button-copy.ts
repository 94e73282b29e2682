/**
 * The texts of the button that selects a product or a lot. They are not in the texts of the page, because every card
 * has the button.
 */
export const buttonCopy = {
  compare: 'مقایسه',
};
