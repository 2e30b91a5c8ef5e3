/** Whether two words differ by one wrong, missing, additional or swapped letter. */
export function isSlip(written: string, meant: string): boolean {
  if (written[0] !== meant[0] || Math.abs(written.length - meant.length) > 1) return false;
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at += 1;
  const rest = written.slice(at);
  const want = meant.slice(at);
  if (rest.length !== want.length) return rest.length > want.length ? rest.slice(1) === want : rest === want.slice(1);
  return (
    rest.slice(1) === want.slice(1) || (rest[0] === want[1] && rest[1] === want[0] && rest.slice(2) === want.slice(2))
  );
}
