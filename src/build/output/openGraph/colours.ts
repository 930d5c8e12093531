/**
 * The colours of the light theme.
 * @param css src/css/tokens.css, where a colour that depends on the theme is `light-dark(#light, #dark)`
 * @returns a function from the name of a token to its colour; it throws when there is no such colour
 */
export function lightColours(css: string): (token: string) => string {
  const colours = new Map<string, string>();
  for (const [, token = '', colour = ''] of css.matchAll(/^\s*(--[\w-]+):\s*(?:light-dark\()?(#[\da-f]{3,8})\b/gim)) {
    colours.set(token, colour);
  }
  return (token) => {
    const colour = colours.get(token);
    if (colour === undefined) throw new Error(`src/css/tokens.css gives ${token} no colour in the form #rrggbb.`);
    return colour;
  };
}
