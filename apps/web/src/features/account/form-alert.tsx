/** Renders a form's error message, which screen readers announce at once. */
export const FormAlert = ({ children }: { children: string | null }) => (
  <p role="alert" className="font-medium text-danger text-sm empty:hidden">
    {children}
  </p>
);
