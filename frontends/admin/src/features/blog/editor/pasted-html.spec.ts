import { describe, expect, it } from '@jest/globals';
import { normalizedArticle } from './article-html';
import { cleanPasted } from './pasted-html';

/** A sample of what Word for Windows puts on the clipboard. */
export const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0in; font-family:"B Nazanin";} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->
<h1 dir=RTL style='text-align:right'><a name="_Toc1"></a><span lang=FA style='font-family:"B Titr"'>انبارش کنسانتره<o:p></o:p></span></h1>
<p class=MsoNormal dir=RTL style='text-align:right'><b><span lang=FA>دمای</span></b><span lang=FA> انبار&nbsp;باید زیر ۵ درجه باشد و نمی\u200cشود آن را <i>نادیده</i> گرفت؛ <a href="https://www.iso.org/">ایزو</a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst dir=RTL style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=FA>بشکه<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle dir=RTL style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><span lang=FA>اسپتیک</span></p>
<p class=MsoListParagraphCxSpLast dir=RTL style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><span lang=FA>پاکت</span></p>
<p class=MsoListParagraph dir=RTL style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><span lang=FA>نخست</span></p>
<table class=MsoTableGrid border=1 cellspacing=0><colgroup><col width=120></colgroup>
<tr style='mso-yfti-irow:0'><td width=120 style='border:solid'><p class=MsoNormal dir=RTL>میوه</p></td><td><p class=MsoNormal>بریکس</p></td></tr>
<tr><td colspan=2><p class=MsoNormal dir=RTL>سیب</p></td></tr></table>
<p class=MsoNormal><img width=300 height=200 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png"></p>
<!--EndFragment--></body></html>`;

const FROM_GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="rtl"><span style="font-size:16pt;font-weight:400;">بازار</span></h2><p dir="rtl"><span style="font-weight:400">قیمت </span><span style="font-weight:700">سیب</span></p><ul><li dir="rtl"><p role="presentation"><span>یک</span></p></li></ul></b><br class="Apple-interchange-newline">`;

const paste = (html: string) => normalizedArticle(cleanPasted(html));

describe('what is pasted', () => {
  it('from Word keeps its headings, emphasis, links, lists and tables, and nothing of Word', () => {
    expect(paste(FROM_WORD)).toBe(
      [
        '<h2>انبارش کنسانتره</h2>',
        '<p><strong>دمای</strong> انبار باید زیر ۵ درجه باشد و نمی\u200cشود آن را <em>نادیده</em> گرفت؛ <a href="https://www.iso.org/" rel="noopener nofollow">ایزو</a>.</p>',
        '<ul><li>بشکه<ul><li>اسپتیک</li></ul></li><li>پاکت</li></ul><ol><li>نخست</li></ol>',
        '<table><tbody><tr><td>میوه</td><td>بریکس</td></tr><tr><td colspan="2">سیب</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('says how many pictures were left out, because they belong into the library', () => {
    let left = 0;
    cleanPasted(FROM_WORD, (count) => (left = count));
    expect(left).toBe(1);
  });

  it('from Google Docs is not bold all over', () => {
    expect(paste(FROM_GOOGLE)).toBe('<h2>بازار</h2><p>قیمت <strong>سیب</strong></p><ul><li>یک</li></ul>');
  });
});
