import { showToast } from '@afshoreh/contracts';
import { formatNumber } from '@afshoreh/persian';
import { color, font, radius, space } from '@afshoreh/ui/theme';
import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { useEffect, useId, useImperativeHandle, useRef, type Ref } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { articleHtmlOf, documentOf } from '../editor/article-html';
import { extensions } from '../editor/extensions';
import { cleanPasted } from '../editor/pasted-html';
import { EditorStyles } from './edited-text';
import { Toolbar } from './toolbar';

interface ArticleEditorProps {
  label: string;
  hint: string;
  /** HTML in the form that `articleHtmlOf` returns. */
  value: string;
  error: string | undefined;
  onChange: (html: string) => void;
  /** The handle for focusing an invalid text. */
  ref: Ref<{ focus: () => void }>;
}

/** A table may be wider than the screen: then the arrow keys scroll the text sideways once this region has the focus. */
const scrolled = { role: 'region', 'aria-label': copy.editor.scrolled, tabIndex: 0 };

const contentOf = (html: string) => documentOf(html).toJSON() as JSONContent;

const paste = (html: string) =>
  cleanPasted(html, (count) =>
    showToast({
      tone: 'info',
      title: copy.editor.picturesLeft(formatNumber(count)),
      description: copy.editor.picturesLeftText,
    }),
  );

const propsOf = (id: string, error: string | undefined) => ({
  attributes: {
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-hint`,
    ...(error && { 'aria-invalid': 'true' }),
    dir: 'rtl',
  },
  transformPastedHTML: paste,
});

/** The rich-text editor of an article. The text looks as it does on the site. */
export function ArticleEditor({ label, hint, value, error, onChange, ref }: ArticleEditorProps) {
  const id = useId();
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    content: contentOf(value),
    // The styles come from `EditedText`, not from tiptap.
    injectCSS: false,
    editorProps: propsOf(id, error),
    onUpdate: ({ editor: { state } }) => {
      written.current = articleHtmlOf(state.doc);
      onChange(written.current);
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);
  useEffect(() => {
    // The value changes from outside when a draft is restored or discarded, or when the admin chooses a colleague's
    // text.
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => editor.setOptions({ editorProps: propsOf(id, error) }), [editor, id, error]);
  return (
    <div>
      <Label id={`${id}-label`}>
        {label}
        <span aria-hidden>*</span>
      </Label>
      <Frame data-invalid={error ? true : undefined}>
        <Toolbar editor={editor} />
        <EditorStyles {...(value.includes('<table') && scrolled)}>
          <EditorContent editor={editor} />
        </EditorStyles>
      </Frame>
      <Hint id={`${id}-hint`}>
        {error && <strong role="alert">{error}</strong>}
        {hint}
      </Hint>
    </div>
  );
}

const Label = styled.p`
  margin-block-end: ${space(1.5)};
  font-size: ${font.sm};
  font-weight: 600;

  span {
    margin-inline-start: ${space(1)};
    color: ${color('dangerText')};
  }
`;

const Frame = styled.div`
  border: 1px solid ${color('control')};
  border-radius: ${radius.medium};
  background: ${color('surface')};

  &[data-invalid] {
    border-color: ${color('dangerText')};
  }
  &:has(.tiptap:focus-visible) {
    outline: 3px solid ${color('focus')};
  }
`;

const Hint = styled.p`
  margin-block-start: ${space(1.5)};
  color: ${color('muted')};
  font-size: ${font.sm};

  strong {
    display: block;
    color: ${color('dangerText')};
    font-weight: 500;
  }
`;
