import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { Bold, Heading2, Italic, Link as LinkIcon, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { Button } from '../../look/button.tsx';
import { useWords } from '../../words/words.ts';
import { LinkDialog } from './link-dialog.tsx';
import { extensionsOf } from './rich-text.ts';

type RichTextFieldProps = Readonly<{
  label: string;
  hint: string | undefined;
  /** One line with emphasis alone. */
  isInline: boolean;
  value: string;
  onChange: (value: string) => void;
}>;

/** Text with the emphasis, headings, lists and links that the allow-list of the content knows. */
export function RichTextField({ label, hint, isInline, value, onChange }: RichTextFieldProps) {
  const { t } = useWords();
  const id = useId();
  const told = useRef(value);
  const change = useRef(onChange);
  change.current = onChange;
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: extensionsOf(isInline),
    content: value,
    // Its styles are in editor.css: the policy of the page lets nobody write any into it.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'input rich-text',
        role: 'textbox',
        'aria-labelledby': id,
        'aria-multiline': String(!isInline),
      },
    },
    onUpdate: ({ editor: { isEmpty, getHTML } }) => {
      const html = isEmpty ? '' : inlined(getHTML(), isInline);
      told.current = html;
      change.current(html);
    },
  });
  // Another block, or an undone change: the text is what it is there.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      list: now.isActive('bulletList'),
      ordered: now.isActive('orderedList'),
      link: now.isActive('link'),
      href: String(now.getAttributes('link').href ?? ''),
    }),
  });
  const run = () => editor.chain().focus();
  const tools = [
    { id: 'bold', icon: Bold, label: t('studio.editor.bold'), isOn: is.bold, act: () => run().toggleBold().run() },
    {
      id: 'italic',
      icon: Italic,
      label: t('studio.editor.italic'),
      isOn: is.italic,
      act: () => run().toggleItalic().run(),
    },
    ...(isInline
      ? []
      : [
          {
            id: 'heading',
            icon: Heading2,
            label: t('studio.editor.heading'),
            isOn: is.heading,
            act: () => run().toggleHeading({ level: 3 }).run(),
          },
          {
            id: 'list',
            icon: List,
            label: t('studio.editor.list'),
            isOn: is.list,
            act: () => run().toggleBulletList().run(),
          },
          {
            id: 'ordered',
            icon: ListOrdered,
            label: t('studio.editor.numbered'),
            isOn: is.ordered,
            act: () => run().toggleOrderedList().run(),
          },
          { id: 'link', icon: LinkIcon, label: t('studio.editor.link'), isOn: is.link, act: () => setLinking(true) },
        ]),
  ];
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      <Toolbar aria-label={t('studio.editor.format', { name: label })} className="tools">
        {tools.map(({ id: tool, icon: Icon, label: name, isOn, act }) => (
          <ToggleButton
            key={tool}
            className="button button-quiet button-square"
            aria-label={name}
            isSelected={isOn}
            onChange={act}
          >
            <Icon aria-hidden size={14} />
          </ToggleButton>
        ))}
        <Button kind="quiet" isSquare aria-label={t('studio.editor.undo')} onPress={() => run().undo().run()}>
          <Undo2 aria-hidden size={14} />
        </Button>
        <Button kind="quiet" isSquare aria-label={t('studio.editor.redo')} onPress={() => run().redo().run()}>
          <Redo2 aria-hidden size={14} />
        </Button>
      </Toolbar>
      <EditorContent editor={editor} />
      {hint === undefined ? undefined : <p className="hint">{hint}</p>}
      {isLinking ? (
        <LinkDialog
          href={is.href}
          onClose={() => setLinking(false)}
          onChoose={(href) => {
            setLinking(false);
            const link = run().extendMarkRange('link');
            if (href === '') link.unsetLink().run();
            else link.setLink({ href }).run();
          }}
        />
      ) : undefined}
    </div>
  );
}

/** One line has no paragraph around it. */
function inlined(html: string, isInline: boolean): string {
  return isInline ? html.replaceAll('</p><p>', '<br>').replaceAll(/<\/?p>/g, '') : html;
}
