/** Right-to-left first: only logical properties and values, so one stylesheet serves both directions. */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-use-logical'],
  rules: {
    // Sizes and the block axis read the same in both directions; the inline axis does not.
    'csstools/use-logical': [
      true,
      { except: [/^(min-|max-)?(width|height)$/, /^(top|bottom)$/, /^(margin|padding|border)-(top|bottom)/] },
    ],
    'property-disallowed-list': [
      [
        /^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/,
        /^(left|right)$/,
        /^border-.*-(left|right)-radius$/,
        'letter-spacing',
      ],
      { message: 'Physical sides mirror wrongly, and letter-spacing tears joined Persian letters apart.' },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'], clear: ['left', 'right'] },
      { message: 'Use start and end.' },
    ],
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
    'color-no-invalid-hex': true,
    'unit-no-unknown': true,
  },
};
