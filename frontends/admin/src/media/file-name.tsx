import { Ltr } from '@afshoreh/ui';

const RTL_LETTER = /[\u0590-\u08ff]/;
/** Matches Latin letters and digits at the end of a file name. */
const LATIN_END = /^(.*?)(\w[\w.-]*\.\w{1,8})$/s;

/** A file name inside Persian text. Without isolation, the end of «آنالیز-بچ-4.pdf» would be displayed as «pdf.4». */
export function FileName({ children: name }: { children: string }) {
  if (!RTL_LETTER.test(name)) return <Ltr>{name}</Ltr>;
  const [, persian = name, latin] = LATIN_END.exec(name) ?? [];
  return (
    <bdi dir="rtl">
      {persian}
      {latin && <Ltr>{latin}</Ltr>}
    </bdi>
  );
}
