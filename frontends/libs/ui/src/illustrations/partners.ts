import baharestan from '../../assets/illustrations/partner-baharestan.svg';
import golshahd from '../../assets/illustrations/partner-golshahd.svg';
import nooshin from '../../assets/illustrations/partner-nooshin.svg';
import sabalan from '../../assets/illustrations/partner-sabalan.svg';
import zagros from '../../assets/illustrations/partner-zagros.svg';

interface Partner {
  name: string;
  src: string;
}

/** Invented companies, for the home page. */
export const partners: Partner[] = [
  { name: 'نوشین', src: nooshin },
  { name: 'سبلان', src: sabalan },
  { name: 'گل‌شهد', src: golshahd },
  { name: 'زاگرس', src: zagros },
  { name: 'بهارستان', src: baharestan },
];
