// cspell:disable
/** Sites that are never the provider's own, by kind. No list of reviewed domains can allow them. */
const sites: readonly (readonly [what: string, domains: readonly string[]])[] = [
  [
    'a comparison site or an agent',
    [
      ...['paisabazaar.com', 'policybazaar.com', 'bankbazaar.com', 'creditmantri.com', 'wishfin.com', 'deal4loans.com'],
      ...['myloancare.in', 'urbanmoney.com', 'andromedaloans.com', 'ruloans.com', 'coverfox.com', 'insurancedekho.com'],
      ...[
        'policyx.com',
        'renewbuy.com',
        'turtlemint.com',
        'joinditto.in',
        'beshak.org',
        'cardinsider.com',
        'cardexpert.in',
      ],
      ...['cleartax.in', 'etmoney.com', 'groww.in', 'kuvera.in', 'scripbox.com', 'indmoney.com', 'magicbricks.com'],
      ...[
        'nobroker.in',
        'buddyloan.com',
        'loantap.in',
        'switchme.in',
        'rupeek.com',
        'money.rediff.com',
        'selectcards.in',
      ],
    ],
  ],
  [
    'a shortener, which hides where it leads',
    [
      ...[
        'bit.ly',
        'tinyurl.com',
        'goo.gl',
        'ow.ly',
        't.co',
        't.ly',
        'is.gd',
        'v.gd',
        'cutt.ly',
        'rebrand.ly',
        'rb.gy',
      ],
      ...[
        'shorturl.at',
        'buff.ly',
        'lnkd.in',
        'linktr.ee',
        'amzn.to',
        'fb.me',
        'bl.ink',
        'short.gy',
        'tiny.cc',
        'page.link',
      ],
      ...['app.link', 'onelink.me', 'smart.link', 'adj.st'],
    ],
  ],
  [
    'an app store',
    ['play.google.com', 'apps.apple.com', 'itunes.apple.com', 'appgallery.huawei.com', 'galaxystore.samsung.com'],
  ],
  [
    'a chat or a social network',
    [
      ...[
        'wa.me',
        'whatsapp.com',
        't.me',
        'telegram.me',
        'telegram.org',
        'signal.me',
        'm.me',
        'discord.gg',
        'discord.com',
      ],
      ...[
        'facebook.com',
        'instagram.com',
        'twitter.com',
        'x.com',
        'linkedin.com',
        'youtube.com',
        'youtu.be',
        'quora.com',
      ],
      ...['reddit.com', 'threads.net', 'pinterest.com', 'sharechat.com'],
    ],
  ],
  [
    'a search engine or a form, which leads elsewhere',
    [
      'google.com',
      'google.co.in',
      'bing.com',
      'duckduckgo.com',
      'forms.gle',
      'typeform.com',
      'jotform.com',
      'docs.google.com',
    ],
  ],
];

/** What a host is, if it can never be official; undefined for all others. @param host without "www." */
export function neverOfficial(host: string): string | undefined {
  return sites.find(([, domains]) => domains.some((domain) => host === domain || host.endsWith(`.${domain}`)))?.[0];
}
