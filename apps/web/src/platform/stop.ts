/** Ends what a function of the device began. */
export type Stop = () => void;
