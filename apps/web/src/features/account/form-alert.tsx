/** A form's error message. Screen readers announce it at once. */
export const FormAlert = ({ children }: { children: string | null }) => (
  <p role="alert" className="font-medium text-danger text-sm empty:hidden">
    {children}
  </p>
);
