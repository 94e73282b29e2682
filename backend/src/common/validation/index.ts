export { Choice, Choices, Flag } from './choice.js';
export {
  DecimalNumber,
  ExpectedVersion,
  ExpectedVersionDto,
  Id,
  IdList,
  Ids,
  Integer,
  largestId,
  WholeNumber,
  WholeNumbers,
} from './whole-number.js';
export { Field, type FieldOptions } from './field.js';
export { Day, Instant, InstantText } from './instant.js';
export { KeyedTexts, type KeyedText } from './keyed-texts.js';
export { labelOf } from './label.js';
export { ListOf, Nested } from './nested.js';
export { isAddressOrNetwork, NetworkAddresses } from './network-addresses.js';
export { mobileCountryOf, MobilePhone, nationalPhoneOf, Phone, storedPhone } from './phone.js';
export { ReadOnlyFields, readOnlyFieldsExtension } from './read-only-fields.js';
export {
  AddressQuery,
  Code,
  Digits,
  Email,
  Line,
  Lines,
  oneLineOf,
  Paragraphs,
  readText,
  Slug,
  Text,
  type TextOptions,
  Username,
  Verbatim,
} from './text.js';
export { fieldErrorsOf, validationPipe } from './validation.pipe.js';
export { WebAddress } from './web-address.js';
