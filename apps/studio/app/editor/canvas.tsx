import type { OpenedItem } from '@eyelet/contracts/content/item.ts';
import {
  canvasMessage,
  type FromCanvas,
  type PopupSize,
  popupSizes,
  type ToCanvas,
} from '@eyelet/contracts/preview/canvas.ts';
import { type PreviewShopper, previewShoppers } from '@eyelet/contracts/preview/shoppers.ts';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Notice } from '../look/notice.tsx';
import { Select } from '../look/select.tsx';
import { problemText } from '../session/problem.ts';
import { namedMarkets } from '../words/markets.ts';
import { useWords } from '../words/words.ts';
import { linkMs, marketOf, type PreviewOptions, previewLink } from './preview.ts';

const widths = [390, 820, 1440] as const;

/** Milliseconds after which a page that has loaded and does not answer is loaded once more, as one of its scripts was lost. */
const deafMs = 10_000;

/** Of the widths the one that is most like the author's own screen. */
const ownWidth = () => widths.find((one) => window.innerWidth < one * 1.25) ?? widths[2];

type CanvasProps = Readonly<{
  /** The item as it is stored: that is what the frame shows. */
  stored: OpenedItem;
  chosen: string | null;
  /** For whom the chosen block is, if it stands in a block with parts. */
  part: string | null | undefined;
  /** Why shoppers see nothing of blocks, by their names. */
  reasons: Readonly<Record<string, string>>;
  onChoose: (block: string) => void;
}>;

/**
 * The shop with the draft, in a frame as wide as a screen of a shopper; a press on a block selects it. Memoized, as it renders only for
 * what is stored and chosen, not for each key.
 */
export const Canvas = memo(function Canvas({ stored, chosen, part, reasons, onChoose }: CanvasProps) {
  const { t, language } = useWords();
  const { itemId, latest, kind, key } = stored.item;
  const [shown, setShown] = useState<PreviewOptions>({
    locale: marketOf(stored.document.language),
    moment: '',
    shopper: 'guest',
  });
  const [width, setWidth] = useState<number>(ownWidth);
  const [size, setSize] = useState<PopupSize>('large');
  const [room, setRoom] = useState<number>(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { data: url, error } = useQuery({
    queryKey: ['preview-link', itemId, shown],
    queryFn: () => previewLink(stored, shown),
    staleTime: linkMs,
    refetchInterval: linkMs,
  });
  /** The link whose page did not answer. */
  const [deaf, setDeaf] = useState<string>();
  const waiting = useRef<number>(undefined);
  const waitForReady = () => {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => framed.current.hears || setDeaf(url), deafMs);
  };

  const tell = (message: ToCanvas) => frame.current?.contentWindow?.postMessage(message, window.location.origin);
  const tellPopup = () => kind === 'popup' && tell({ canvas: 'popup', key, size });
  /** The version that was the newest when the frame began to load, and whether it has loaded since and hears. */
  const framed = useRef({ version: latest, hears: false });
  const renew = () => {
    const whole = kind !== 'page' && kind !== 'article';
    framed.current = { version: latest, hears: !whole };
    tell({ canvas: 'renew', whole });
  };
  const latestOf = useRef({ chosen, part, reasons, onChoose, tellPopup, latest, renew });
  latestOf.current = { chosen, part, reasons, onChoose, tellPopup, latest, renew };

  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      const expected = { origin: window.location.origin, source: frame.current?.contentWindow };
      const message = canvasMessage<FromCanvas>(event, expected);
      if (message?.canvas === 'pressed') latestOf.current.onChoose(message.block);
      if (message?.canvas !== 'ready') return;
      window.clearTimeout(waiting.current);
      tell({ canvas: 'without-popups' });
      latestOf.current.tellPopup();
      tell({ canvas: 'select', block: latestOf.current.chosen, part: latestOf.current.part });
      tell({ canvas: 'empty', reasons: latestOf.current.reasons });
      framed.current.hears = true;
      // A draft that was stored while the frame was loading.
      if (framed.current.version !== latestOf.current.latest) latestOf.current.renew();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => tell({ canvas: 'select', block: chosen, part }), [chosen, part]);
  useEffect(() => tell({ canvas: 'empty', reasons }), [reasons]);
  useEffect(() => void tellPopup(), [size]);
  // Before the new frame can say anything.
  useLayoutEffect(() => {
    framed.current = { version: latestOf.current.latest, hears: false };
  }, [url, deaf]);
  useEffect(() => () => window.clearTimeout(waiting.current), []);
  useEffect(() => {
    if (framed.current.hears && framed.current.version !== latest) renew();
  }, [latest]);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);

  const scale = room === 0 ? 1 : Math.min(1, room / width);
  return (
    <section className="canvas" aria-label={t('studio.editor.canvas')}>
      <div className="canvas-bar">
        <ToggleButtonGroup
          aria-label={t('studio.editor.width')}
          className="line"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[String(width)]}
          onSelectionChange={([key]) => setWidth(Number(key))}
        >
          {widths.map((one) => (
            <ToggleButton key={one} id={String(one)} className="button button-quiet">
              {one}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {kind === 'popup' ? (
          <ToggleButtonGroup
            aria-label={t('studio.editor.popup')}
            className="line"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[size]}
            onSelectionChange={([one]) => setSize(one as PopupSize)}
          >
            {popupSizes.map((one) => (
              <ToggleButton key={one} id={one} className="button button-quiet">
                {t(`studio.editor.popup.${one}`)}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ) : undefined}
        <div className="grow" />
        {url === undefined ? undefined : (
          <a className="button button-quiet" href={url} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden size={14} />
            {t('studio.editor.openPreview')}
          </a>
        )}
      </div>
      <div className="canvas-looks">
        <Select
          label={t('studio.editor.market')}
          value={shown.locale}
          options={namedMarkets(language)}
          onChange={(locale) => setShown({ ...shown, locale })}
        />
        <Select
          label={t('studio.editor.shopper')}
          value={shown.shopper}
          options={previewShoppers.map((kind) => ({ id: kind, label: t(`studio.editor.shopper.${kind}`) }))}
          onChange={(shopper) => setShown({ ...shown, shopper: shopper as PreviewShopper })}
        />
        <label className="field">
          <span className="label">{t('studio.editor.moment')}</span>
          <input
            type="datetime-local"
            className="input"
            value={shown.moment}
            onChange={({ target }) => setShown({ ...shown, moment: target.value })}
          />
        </label>
      </div>
      {error ? <Notice tone="bad">{problemText(t, error)}</Notice> : undefined}
      <div className="canvas-place" ref={place}>
        {url === undefined ? undefined : (
          <iframe
            // A frame of its own for each link: the page before, as long as it is there, is no longer heard.
            key={deaf === url ? `${url} again` : url}
            ref={frame}
            onLoad={waitForReady}
            title={t('studio.editor.frame')}
            src={ownPath(url)}
            style={{
              width,
              left: Math.max(0, (room - width) / 2),
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  );
});

/** The shop is reached where the studio is, whatever name the link has for others. */
function ownPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
