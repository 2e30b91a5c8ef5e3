/** A share in percent with its interval at 95 % (Wilson): "78.1 % (74 to 82)". */
export function shareWithInterval(part, all) {
  if (all === 0) return '–';
  const z = 1.96;
  const share = part / all;
  const middle = share + z ** 2 / (2 * all);
  const width = z * Math.sqrt((share * (1 - share)) / all + z ** 2 / (4 * all ** 2));
  const [low, high] = [middle - width, middle + width].map((end) => Math.max(0, (100 * end) / (1 + z ** 2 / all)));
  const digits = high < 10 ? 1 : 0;
  return `${(100 * share).toFixed(1)} % (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
}
