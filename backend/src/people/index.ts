export { Company, companyTermsOf, CompanySearchTerm } from './company.entity.js';
export { codeOf, knowPerson, movePerson, notMerged, releasePhone, setRoot } from './known-people.js';
export { indexPerson, membersOf } from './person-terms.js';
export { recordsOf, type Whose } from './whose.js';
export { type Brought, Person, PersonNote, PersonSearchTerm, PersonTag } from './person.entity.js';
