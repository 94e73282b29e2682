/** The texts of the button that chooses a product or a lot, apart from those of the page because every card has one. */
export const buttonCopy = {
  compare: 'مقایسه',
};
