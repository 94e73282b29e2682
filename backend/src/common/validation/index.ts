export { DecimalNumber } from './decimal-number.js';
export { Label, labelOf } from './label.js';
export { Instant } from './instant.js';
export { TakesBack, takesBack } from './takes-back.js';
export { validationPipe } from './validation.pipe.js';
export { nationalPhoneOf, Phone, storedPhone } from './phone.js';
export { EmptyAsMissing, EmptyAsNull, Line, oneLineOf, Paragraphs, Trim } from './text.js';
export { WholeNumber } from './whole-number.js';
