export { default } from '@afshoreh/testing/jest-preset';
