/** Words of data sheets by which a pack is recognised. */
export const packWords = {
  /** From the outside in: a bag in a drum is sold by the drum. */
  containers: ['بشکه', 'سطل', 'مخزن', 'فلکسی‌تانک', 'کارتن', 'گالن', 'حلب', 'قوطی', 'کیسه', 'جعبه'],
  otherPack: 'بسته',
  numbers: ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'],
  amount: /[\d۰-۹٠-٩][\d۰-۹٠-٩.,٬٫]*\s*(کیلوگرم|کیلو|تن)/g,
  or: / یا |،/,
  /** «چهار بشکه روی هر پالت», «۴ بشکه در هر پالت». */
  onPallet: (container: string) => new RegExp(`(\\S+) ${container}\\S* (?:روی|در) (?:هر |یک )?پالت`),
};
