/** The texts of the button that chooses a product, apart from those of the page because every card has one. */
export const buttonCopy = {
  compare: 'مقایسه',
};
