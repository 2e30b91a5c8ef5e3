/**
 * The instant that lies whole months after the billing anchor, in UTC. A day that the month doesn't have becomes the
 * month's last day, and the next month has the anchor's day again: 31 Jan, 28 Feb, 31 Mar.
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return Math.floor((start + (date.getTime() % 86_400_000)) / 1000);
}
