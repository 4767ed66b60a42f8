import type { Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

const inline = [Document, Paragraph, Text, HardBreak, Bold, Italic, UndoRedo];

/** What text may have: the same as the allow-list of the content, which cleans it once more when it is stored. */
export function extensionsOf(isInline: boolean): Extensions {
  if (isInline) return inline;
  return [
    ...inline,
    Heading.configure({ levels: [2, 3, 4] }),
    BulletList,
    OrderedList,
    ListItem,
    Link.configure({
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: () => true,
    }),
  ];
}
