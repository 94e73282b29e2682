export { useNativeForm, type NativeForm, type NativeFormOptions } from './use-native-form';
