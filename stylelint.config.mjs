/** Right-to-left first: only logical properties and values, so one stylesheet serves both directions. */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-use-logical'],
  rules: {
    'csstools/use-logical': [
      true,
      {
        except: [
          'width',
          'height',
          'min-width',
          'min-height',
          'max-width',
          'max-height',
          'top',
          'bottom',
          'margin-top',
          'margin-bottom',
          'padding-top',
          'padding-bottom',
          'border-top',
          'border-bottom',
          /border-(top|bottom)-(width|color|style)/,
        ],
      },
    ],
    'property-disallowed-list': [['letter-spacing'], { message: 'letter-spacing tears joined Persian letters apart' }],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], float: ['left', 'right'] },
      { message: 'use start and end' },
    ],
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-syntaxes'] }],
    'color-no-invalid-hex': true,
    'unit-no-unknown': true,
  },
};
