/** Equations as steps of calculators print them, read back as arithmetic: "₹5,00,000 × (1 + 7.125% ÷ 4)^4 = ₹5,36,588". */

const UNSIGNED = String.raw`₹?\d[\d,]*(?:\.\d+)?%?`;
const NUMBER = `[-−]?${UNSIGNED}`;
const TOKEN = new RegExp(`${UNSIGNED}|[()+−×÷^]`, 'g');
const EQUATION = new RegExp(String.raw`([-₹\d,.%()+−×÷^ ]*) = (${NUMBER})`, 'g');

export function numberFrom(text: string): number {
  const value = Number(text.replaceAll(/[₹,%]/g, '').replace('−', '-'));
  return text.endsWith('%') ? value / 100 : value;
}

/**
 * The value of an expression.
 * @throws {Error} when it is none
 */
export function valueOf(expression: string): number {
  const signed = expression.replaceAll(/-(?=₹?\d)/g, '−');
  const tokens = signed.match(TOKEN) ?? [];
  if (tokens.join('') !== signed.replaceAll(' ', '')) throw new Error(`"${expression}" is no arithmetic`);
  let place = 0;
  const take = (...symbols: readonly string[]): string | undefined => {
    const token = tokens[place];
    if (token === undefined || !symbols.includes(token)) return undefined;
    place += 1;
    return token;
  };
  const single = (): number => {
    if (take('−')) return -single();
    if (take('(')) {
      const value = sum();
      if (!take(')')) throw new Error(`"${expression}" lacks a bracket`);
      return value;
    }
    const token = tokens[place];
    if (token === undefined || !/\d/.test(token)) throw new Error(`"${expression}" lacks a number`);
    place += 1;
    return numberFrom(token);
  };
  const power = (): number => {
    const base = single();
    return take('^') ? base ** power() : base;
  };
  const product = (): number => {
    let value = power();
    for (let sign = take('×', '÷'); sign; sign = take('×', '÷'))
      value = sign === '×' ? value * power() : value / power();
    return value;
  };
  function sum(): number {
    let value = product();
    for (let sign = take('+', '−'); sign; sign = take('+', '−')) value += sign === '+' ? product() : -product();
    return value;
  }
  const value = sum();
  if (place < tokens.length) throw new Error(`"${expression}" goes on after its end`);
  return value;
}

/** A sum of paise on the left side may be off by half a paisa for each of its amounts. */
const PAISE = 0.02;

/** What a number without an end, cut after ten decimals, may change of a result */
const CUT = 1e-9;

/** Equations of a text that do not hold within what the rounding of their result allows, and marks of equality without arithmetic. */
export function wrongEquations(text: string): readonly string[] {
  const equations = [...text.replaceAll(/ g(?= )/g, '').matchAll(EQUATION)];
  if (equations.length < text.split(' = ').length - 1) return [text];
  return equations.flatMap(([equation, left = '', right = '']) => {
    const decimals = right.split('.')[1]?.replace('%', '').length ?? 0;
    const unit = 10 ** -decimals / (right.endsWith('%') ? 100 : 1);
    const result = numberFrom(right);
    const cut = /\.\d{10}/.test(left) ? CUT : 1e-12;
    const allowed = unit / 2 + (/₹[\d,]+\.\d/.test(left) ? PAISE : 0) + Math.abs(result) * cut + 1e-9 * unit;
    return Math.abs(valueOf(left) - result) <= allowed ? [] : [equation];
  });
}
