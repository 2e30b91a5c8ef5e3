/** Work of which nobody knows how far it is: a part of the bar moves. The text beside it says what is being done. */
export const WaitingBar = ({ label }: { label: string }) => (
  <progress
    aria-label={label}
    className="block h-2 w-full animate-sweep appearance-none overflow-hidden rounded-pill border-0 bg-[length:40%_100%] bg-[linear-gradient(var(--brand),var(--brand))] bg-center bg-no-repeat bg-surface-sunken [&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent"
  />
);
