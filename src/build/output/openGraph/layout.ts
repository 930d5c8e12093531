import { icons } from '../../../content/icons';
import { shapeMarkup } from '../../../ui/Icon/shapeMarkup';
import { OPEN_GRAPH_IMAGE_SIZE } from '../../../lib/openGraph';
import { site } from '../../../site';
import { fontFamily } from './fonts';
import type { OpenGraphImage } from './images';
import * as words from './messages.en';

type Style = Readonly<Record<string, string | number>>;

/** An element in satori's format. It is plain data, so that its JSON is also the cache key of an image. */
export type Element =
  | { readonly type: 'div'; readonly props: { readonly style: Style; readonly children: string | readonly Element[] } }
  | { readonly type: 'img'; readonly props: { readonly src: string; readonly width: number; readonly height: number } };

function box(style: Style, ...children: readonly Element[]): Element {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

function textBox(style: Style, text: string): Element {
  return { type: 'div', props: { style, children: text } };
}

function drawing(markup: string, size: number): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(markup).toString('base64')}`;
  return { type: 'img', props: { src, width: size, height: size } };
}

/** Font size for titles of up to about three lines. */
function titleSize(title: string): number {
  if (title.length <= 28) return 76;
  return title.length <= 48 ? 66 : 56;
}

/**
 * Lays out the text of an image next to its icon.
 * @param colour see colours.ts
 * @param mark the site's logo, as SVG
 */
export function layout(
  { trail, title, icon, hue }: OpenGraphImage,
  colour: (token: string) => string,
  mark: string,
): Element {
  const ink = colour(hue ? `--hue-${hue}` : '--color-accent');
  const tint = colour(hue ? `--hue-${hue}-tint` : '--color-accent-tint');
  const soft = colour('--color-ink-soft');
  const iconMarkup = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${ink}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${shapeMarkup(icons[icon])}</svg>`;
  return box(
    {
      ...OPEN_GRAPH_IMAGE_SIZE,
      position: 'relative',
      background: colour('--color-page'),
      fontFamily: fontFamily('Body'),
    },
    box(
      {
        position: 'absolute',
        left: 750,
        top: -35,
        width: 700,
        height: 700,
        borderRadius: 350,
        background: tint,
      },
      box({ position: 'absolute', left: 95, top: 205 }, drawing(iconMarkup, 290)),
    ),
    box(
      { flexDirection: 'column', width: 640, margin: '64px 0 60px 80px' },
      box(
        { alignItems: 'center', gap: 18 },
        drawing(mark, 64),
        textBox({ fontFamily: fontFamily('Display'), fontSize: 38, color: colour('--color-ink') }, site.brand),
      ),
      box(
        { flexGrow: 1, flexDirection: 'column', justifyContent: 'center', gap: 14 },
        ...(trail ? [textBox({ fontSize: 28, color: ink }, trail)] : []),
        textBox(
          {
            fontFamily: fontFamily('Display'),
            fontSize: titleSize(title),
            lineHeight: 1.18,
            textWrap: 'balance',
            letterSpacing: '-0.01em',
            color: colour('--color-ink'),
          },
          title,
        ),
      ),
      textBox({ fontSize: 26, color: soft }, words.free),
    ),
  );
}
